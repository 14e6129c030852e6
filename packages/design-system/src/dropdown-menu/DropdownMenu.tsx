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
  align?: "start" | "end" | undefined;
  /**
   * Returns what gets the focus when the menu closes, for example what an item has added.
   *
   * @default the trigger
   */
  focusOnClose?: (() => HTMLElement | null | undefined) | undefined;
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
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = "start", focusOnClose, ...native } = props;
  const close = (event: Event) => {
    const next = focusOnClose?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
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
          onCloseAutoFocus={close}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
