import { Content, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { useDialogLayer } from "../overlay";
import { useDirection } from "../text-direction";
import { menu } from "./DropdownMenu.css";

export interface DropdownMenuProps extends NativeProps<"div", "role"> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuRadioGroup`, `MenuHeading` and `MenuSeparator`. */
  children: ReactNode;
  /**
   * The edge of the button that the menu is aligned with.
   *
   * @default "start"
   */
  align?: "start" | "end";
}

/**
 * A menu under a button: arrows, Home, End and typing move, Enter chooses, Escape returns the focus.
 *
 * @example
 * <DropdownMenu trigger={<Button>Account</Button>}>
 *   <MenuItem href="/user-settings">User settings</MenuItem>
 *   <MenuSeparator />
 *   <MenuItem onSelect={() => console.info("signed out")}>Sign out</MenuItem>
 * </DropdownMenu>
 */
export function DropdownMenu({ trigger, children, align = "start", ...native }: DropdownMenuProps) {
  return (
    // Not modal, so that a menu does not block scrolling or the rest of the page.
    <Root modal={false} dir={useDirection()}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          {...rootProps(native, menu)}
          {...useDialogLayer()}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
