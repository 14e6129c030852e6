import { cloneElement, useState } from "react";
import { loadedLayers, loadLayers } from "../layers";
import type { DropdownMenuProps } from "./menu-props";
import { OpenMenu } from "./OpenMenu";

/** A menu under a button: arrows, Home, End and typing move, Enter chooses, Escape returns the focus. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [primitives, setPrimitives] = useState(loadedLayers);
  const [openedBy, setOpenedBy] = useState<"keyboard" | "pointer">();
  if (primitives) return <OpenMenu {...props} Menu={primitives.RadixMenu} openedBy={openedBy} />;

  const prepare = () => void loadLayers();
  const open = async (by: "keyboard" | "pointer") => {
    const layers = await loadLayers();
    if (!layers) return;
    setOpenedBy(by);
    setPrimitives(layers);
  };
  // Until it opens for the first time, the button only looks like the one of a menu.
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event) => void open(event.detail === 0 ? "keyboard" : "pointer"),
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      void open("keyboard");
    },
  });
}
