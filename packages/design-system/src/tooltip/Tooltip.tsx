import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Kbd } from "../kbd";
import { type NativeProps, rootProps } from "../native";
import { useClosingKey } from "../overlay";
import { delay, gap, isSmall } from "./measures";
import { tooltip } from "./Tooltip.css";
import { usePress } from "./use-press";

export interface TooltipProps extends NativeProps<"div", "content" | "role"> {
  /** The text. The tooltip opens on hover and focus; a click or a key press closes it. */
  content: ReactNode;
  /** The key that does what the element does. */
  keyHint?: ReactNode;
  /**
   * A larger, raised tooltip for several facts, instead of a short inverted one.
   *
   * @default false
   */
  isRich?: boolean | undefined;
  /**
   * Both or neither: controls when it is open.
   *
   * @default on hover and focus only
   */
  isOpen?: boolean | undefined;
  /** Called when the pointer, the focus or Escape should open or close it, if `isOpen` is given. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The preferred side of the element; the opposite one is used where there is no room.
   *
   * @default "bottom"
   */
  side?: "top" | "bottom" | "left" | "right" | undefined;
  /** One focusable element. */
  children: ReactElement;
}

/**
 * A short text about the element under the pointer or with the focus. A click or a key press closes it, until the pointer
 * or the focus has left the element and come back.
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
  const [ownIsOpen, setOwnIsOpen] = useState(false);
  // Not what the caller has opened, for example because a text that the user types has changed.
  const [isAskedFor, setIsAskedFor] = useState(false);
  const shown = isOpen ?? ownIsOpen;
  const change = (next: boolean) => {
    setOwnIsOpen(next);
    setIsAskedFor(next);
    onOpenChange?.(next);
  };
  useClosingKey(shown && isAskedFor, () => change(false));
  const press = usePress();
  const trigger = useRef<HTMLButtonElement>(null);
  // The focus itself can scroll the page to the element, whose tooltip would then never be seen.
  const follow = (next: boolean) => {
    const isScrolled = window.event?.type === "scroll" && trigger.current?.matches(":focus-visible");
    if (next || !isScrolled) change(next);
  };
  return (
    <Provider delayDuration={delay} skipDelayDuration={0}>
      <Root open={shown} onOpenChange={follow}>
        <Trigger ref={trigger} asChild {...press}>
          {children}
        </Trigger>
        <Portal>
          <Content
            {...rootProps(native, tooltip)}
            side={side}
            sideOffset={gap}
            collisionPadding={gap}
            hideWhenDetached
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
