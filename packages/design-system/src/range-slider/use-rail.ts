import { type PointerEvent, useRef } from "react";
import { useDrag } from "../drag";
import type { NumberRange } from "../number-field/number";
import { useDirection } from "../text-direction";
import { type Thumb, valueAt } from "./range";

interface Rail {
  range: NumberRange;
  /** The thumb that a press at a value moves. */
  nearest: (at: number) => Thumb;
  move: (thumb: Thumb, to: number) => void;
}

/** The pointer on the rail: a press selects and focuses a thumb, a drag moves it. */
export function useRail({ range, nearest, move }: Rail) {
  const rail = useRef<HTMLDivElement>(null);
  const held = useRef<Thumb>(0);
  const isRightToLeft = useDirection() === "rtl";
  const follow = (event: PointerEvent<HTMLElement>, choose: boolean) => {
    const at = valueAt(event.clientX, event.currentTarget.getBoundingClientRect(), range, isRightToLeft);
    if (choose) held.current = nearest(at);
    move(held.current, at);
    if (choose) rail.current?.querySelectorAll("input")[held.current]?.focus();
  };
  const drag = useDrag({
    onMove: (event) => follow(event, false),
    onStart(event) {
      // The default action of the press would remove the focus again.
      event.preventDefault();
      follow(event, true);
    },
  });
  return { rail, dragged: drag.isDragging ? held.current : undefined, handlers: drag.handlers };
}
