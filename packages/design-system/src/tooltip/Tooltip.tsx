import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "../kbd";
import { type NativeProps, rootProps } from "../native";
import { delay, gap, isSmall } from "./measures";
import { tooltip } from "./Tooltip.css";

export interface TooltipProps extends NativeProps<"div", "content" | "role"> {
  /** The text. The tooltip opens on hover and focus, Escape closes it. */
  content: ReactNode;
  /** The key that does what the element does. */
  keyHint?: ReactNode;
  /**
   * A larger, raised tooltip for several facts, instead of a short inverted one.
   *
   * @default false
   */
  isRich?: boolean;
  /**
   * Both or neither: controls when it is open.
   *
   * @default on hover and focus only
   */
  isOpen?: boolean;
  /** Called when the pointer, the focus or Escape should open or close it, if `isOpen` is given. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * The preferred side of the element; the opposite one is used where there is no room.
   *
   * @default "bottom"
   */
  side?: "top" | "bottom" | "left" | "right";
  /** One focusable element. */
  children: ReactElement;
}

/**
 * A short text about the element under the pointer or with the focus.
 *
 * @example
 * <Tooltip content="Saves the record as a draft" keyHint="S">
 *   <Button>Save draft</Button>
 * </Tooltip>
 */
export function Tooltip(props: TooltipProps) {
  const {
    content,
    keyHint,
    isRich = false,
    side = "bottom",
    isOpen,
    onOpenChange,
    children,
    ...native
  } = props;
  return (
    <Provider delayDuration={delay} skipDelayDuration={0}>
      <Root open={isOpen} onOpenChange={onOpenChange}>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            {...rootProps(native, tooltip)}
            side={side}
            sideOffset={gap}
            collisionPadding={gap}
            data-rich={isRich || undefined}
            data-small={isSmall(content) || undefined}
          >
            {content}
            {keyHint && <Kbd>{keyHint}</Kbd>}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
