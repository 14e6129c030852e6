import { Content, Portal, Root, Trigger } from "@radix-ui/react-popover";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { spareKeyboard, useCloseRequest, useDialogLayer } from "../overlay";
import { useDirection } from "../text-direction";
import { popover } from "./Popover.css";

export interface PopoverProps extends NativeProps<"div", "role" | "dir"> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for screen readers. */
  label: string;
  /** Whether the popover is on screen; the caller keeps this. */
  isOpen: boolean;
  /** Called when the button, Escape or a click outside opens or closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content. The focus moves to its first control; with a finger, not to a text field. */
  children: ReactNode;
  /**
   * The edge of the button that it is aligned with.
   *
   * @default "start"
   */
  align?: "start" | "end" | undefined;
  /**
   * "trigger": as wide as the button, "list" and "sections": of one width, all three without padding of their own.
   *
   * @default "content"
   */
  fit?: "content" | "trigger" | "list" | "sections" | undefined;
}

/**
 * A small surface under a button, for settings. Escape, a click elsewhere and the button close it.
 *
 * @example
 * function Help() {
 *   const [isOpen, setIsOpen] = useState(false);
 *   return (
 *     <Popover trigger={<Button>Help</Button>} label="Help" isOpen={isOpen} onOpenChange={setIsOpen}>
 *       Press 1 to 9 to choose a label.
 *     </Popover>
 *   );
 * }
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, isOpen, onOpenChange, children, align = "start", fit = "content", ...rest } = props;
  const { onKeyDown, ...native } = rest;
  const direction = useDirection();
  const layer = useDialogLayer();
  useCloseRequest(isOpen, () => onOpenChange(false));
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          {...rootProps(native, popover)}
          {...layer}
          onOpenAutoFocus={spareKeyboard}
          aria-label={label}
          dir={direction}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-fit={fit}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keepInside(event);
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

// Digits and arrow keys must not reach the page. Radix handles Escape.
function keepInside(event: KeyboardEvent) {
  if (event.key !== "Escape") event.stopPropagation();
}
