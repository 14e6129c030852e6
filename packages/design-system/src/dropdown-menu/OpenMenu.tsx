import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Layers } from "../layers";
import { useDirection } from "../text-direction";
import type { DropdownMenuProps } from "./DropdownMenu";
import { menu } from "./DropdownMenu.css";
import { MenuProvider } from "./use-menu";

interface OpenMenuProps extends DropdownMenuProps {
  Menu: Layers["RadixMenu"];
  /** Opens at once, for the click or key that came before the primitives did. */
  openedBy: "keyboard" | "pointer" | undefined;
}

/** A menu with its primitives. */
export function OpenMenu({ Menu, trigger, children, align = "start", openedBy }: OpenMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(openedBy === "keyboard");
  return (
    // Not modal: a menu locks neither scrolling nor the rest of the page.
    <Menu.Root modal={false} dir={useDirection()} defaultOpen={openedBy !== undefined}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content ref={content} className={menu} align={align} sideOffset={4} collisionPadding={8} loop>
          <MenuProvider value={Menu}>{children}</MenuProvider>
          <FirstFocus content={content} isWanted={isFirst} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

// The primitives did not see the key that opened the menu for the first time, and would focus no item.
function FirstFocus({
  content,
  isWanted,
}: {
  content: RefObject<HTMLElement | null>;
  isWanted: RefObject<boolean>;
}) {
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    content.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  }, [content, isWanted]);
  return null;
}
