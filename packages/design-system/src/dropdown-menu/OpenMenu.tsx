import { useCallback, useRef } from "react";
import type { Layers } from "../layers";
import { useDirection } from "../text-direction";
import { menu } from "./DropdownMenu.css";
import type { DropdownMenuProps } from "./menu-props";
import { MenuProvider } from "./use-menu";

interface OpenMenuProps extends DropdownMenuProps {
  Menu: Layers["RadixMenu"];
  /** Opens at once, for the click or key that came before the primitives did. */
  openedBy: "keyboard" | "pointer" | undefined;
}

/** A menu with its primitives. */
export function OpenMenu({ Menu, trigger, children, align = "start", openedBy }: OpenMenuProps) {
  return (
    // Not modal: a menu locks neither scrolling nor the rest of the page.
    <Menu.Root modal={false} dir={useDirection()} defaultOpen={openedBy !== undefined}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          ref={useFirstFocus(openedBy === "keyboard")}
          className={menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          <MenuProvider value={Menu}>{children}</MenuProvider>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

// The primitives did not see the key that opened the menu for the first time, and would focus no item.
function useFirstFocus(isWanted: boolean) {
  const isStillWanted = useRef(isWanted);
  return useCallback((content: HTMLElement | null) => {
    if (!content || !isStillWanted.current) return;
    isStillWanted.current = false;
    const first = content.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
    first?.focus({ preventScroll: true });
  }, []);
}
