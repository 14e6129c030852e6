import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { useDirection } from "../text-direction";
import { menu } from "./DropdownMenu.css";

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuRadioGroup`, `MenuHeading` and `MenuSeparator`. */
  children: ReactNode;
  /** Which edge of the button the menu lines up with. Default "start". */
  align?: "start" | "end";
}

/** A menu under a button: arrows, Home, End and typing move, Enter chooses, Escape returns the focus. */
export function DropdownMenu({ trigger, children, align = "start" }: DropdownMenuProps) {
  return (
    // Not modal: a menu locks neither scrolling nor the rest of the page.
    <Menu.Root modal={false} dir={useDirection()}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu} align={align} sideOffset={4} collisionPadding={8} loop>
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
