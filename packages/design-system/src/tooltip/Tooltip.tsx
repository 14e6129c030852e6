import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "../kbd";
import { delay, gap, isSmall } from "./measures";
import { tooltip } from "./Tooltip.css";

export interface TooltipProps {
  /** What it says; it opens on hover and on focus, Escape closes it. */
  content: ReactNode;
  /** The key that does what the element does. */
  keyHint?: ReactNode;
  /** A paper note with room for several facts, instead of the inverted word. */
  isRich?: boolean;
  /** Both or neither: who else decides when it is open. Default: hover and focus alone. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  side?: "top" | "bottom" | "left" | "right";
  /** One focusable element. */
  children: ReactElement;
}

/** A word about the element under the pointer or the focus. */
export function Tooltip(props: TooltipProps) {
  const { content, keyHint, isRich = false, side = "bottom", isOpen, onOpenChange, children } = props;
  return (
    <Provider delayDuration={delay} skipDelayDuration={0}>
      <Root open={isOpen} onOpenChange={onOpenChange}>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            className={tooltip}
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
