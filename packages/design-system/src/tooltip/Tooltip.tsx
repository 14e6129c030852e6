import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
} from "react";
import { setRef } from "../native";
import type { Side } from "./place-tip";
import { Tip } from "./Tip";
import { useTip } from "./use-tip";

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
  side?: Side;
  /** One focusable element. */
  children: ReactElement;
}

type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;

/** A word about the element under the pointer or the focus. */
export function Tooltip(props: TooltipProps) {
  const { content, keyHint, isRich = false, side = "bottom", children } = props;
  const { props: own } = children as Trigger;
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, trigger, tip } = useTip(anchor, { isOpen: props.isOpen, onOpenChange: props.onOpenChange });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      anchor.current = element;
      return setRef(own.ref, element);
    },
    [own.ref],
  );
  return (
    <>
      {cloneElement(children as Trigger, {
        ...both(own, trigger),
        ref,
        "aria-describedby": [own["aria-describedby"], isOpen && id].filter(Boolean).join(" ") || undefined,
      })}
      {isOpen && (
        <Tip
          id={id}
          anchor={anchor}
          side={side}
          content={content}
          keyHint={keyHint}
          isRich={isRich}
          {...tip}
        />
      )}
    </>
  );
}

type Handlers = ReturnType<typeof useTip>["trigger"];

/** What the element does itself comes first; a press that it refuses leaves the reason in sight. */
function both(own: HTMLAttributes<HTMLElement>, trigger: Handlers): HTMLAttributes<HTMLElement> {
  return {
    onPointerMove: inTurn(own.onPointerMove, trigger.onPointerMove),
    onPointerLeave: inTurn(own.onPointerLeave, trigger.onPointerLeave),
    onPointerDown: inTurn(own.onPointerDown, trigger.onPointerDown),
    onFocus: inTurn(own.onFocus, trigger.onFocus),
    onBlur: inTurn(own.onBlur, trigger.onBlur),
    onClick: inTurn(own.onClick, trigger.onClick),
  };
}

function inTurn<E extends SyntheticEvent>(first: ((event: E) => void) | undefined, then: (event: E) => void) {
  return (event: E) => {
    first?.(event);
    if (!event.defaultPrevented) then(event);
  };
}
