import { type PointerEvent, useRef, useState } from "react";
import { useDrag, type Way } from "../drag";
import { type Place, type Target, targetAt } from "./drop-target";

export interface Lift extends Way {
  id: string;
}

/** Pixels that the pointer may move before a press becomes a drag. */
const SLACK = 4;

/** Pixels above and below the ranking that still belong to it: the first and the last place have an outer side, too. */
const REACH = 24;

/** The attribute of the column of the ranked items. */
export const ranksAttribute = { "data-ranks": "" };

/** The attributes of a drop target. */
export function placeAttributes(place: Place) {
  return { "data-place": place ?? "none" };
}

/**
 * Drags an item with the pointer onto an element with `placeAttributes`, or between two of them. With a finger only
 * the grip drags, so that a list can be scrolled by its items. Escape cancels.
 */
export function useItemDrag(root: { current: HTMLElement | null }, onDrop: (id: string, to: Target) => void) {
  const dragged = useRef("");
  const wasDragged = useRef(false);
  const [lifted, setLifted] = useState<Lift>();
  const [over, setOver] = useState<Target>();
  const drag = useDrag({
    slack: SLACK,
    onMove(event, way) {
      wasDragged.current = true;
      setLifted({ id: dragged.current, ...way });
      setOver(targetOf(event, root.current, dragged.current));
    },
    onDrop(event) {
      const to = targetOf(event, root.current, dragged.current);
      if (to !== undefined) onDrop(dragged.current, to);
    },
    onEnd() {
      setLifted(undefined);
      setOver(undefined);
    },
  });
  const handlers = (id: string) => ({
    ...drag.handlers,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (!mayDrag(event)) return;
      dragged.current = id;
      drag.handlers.onPointerDown(event);
    },
  });
  return { lifted, over, handlers, end: drag.end, wasDragged: () => wasDragged.current };
}

function mayDrag({ pointerType, target }: PointerEvent): boolean {
  return pointerType !== "touch" || (target instanceof Element && target.closest("[data-grip]") !== null);
}

function targetOf(
  { clientX: x, clientY: y }: PointerEvent,
  root: HTMLElement | null,
  dragged: string,
): Target | undefined {
  const column = root?.querySelector("[data-ranks]");
  const { left = 0, right = 0, top = 0, bottom = 0 } = column?.getBoundingClientRect() ?? {};
  if (column && x >= left && x <= right && y >= top - REACH && y <= bottom + REACH)
    return targetAt(y, [...column.querySelectorAll("[data-place]")].map(slotOf(dragged)));
  const isUnranked = document
    .elementsFromPoint(x, y)
    .some((element) => root?.contains(element) && element.closest('[data-place="none"]'));
  return isUnranked ? { kind: "on", place: null } : undefined;
}

function slotOf(dragged: string) {
  return (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const held = [...element.querySelectorAll("[data-item]")];
    return {
      place: Number(element.getAttribute("data-place")),
      top,
      bottom,
      isEmpty: held.every((item) => item.getAttribute("data-item") === dragged),
    };
  };
}
