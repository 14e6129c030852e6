import { type PointerEvent, useRef, useState } from "react";
import { useDrag, type Way } from "../drag";

/** A place that items can be dropped on: a rank, or null for the items without one. */
export type Place = number | null;

export interface Lift extends Way {
  id: string;
}

/** Pixels that the pointer may move before a press becomes a drag. */
const SLACK = 4;

/** The attributes of a drop target. */
export function placeAttributes(place: Place) {
  return { "data-place": place ?? "none" };
}

/**
 * Drags an item with the pointer onto an element with `placeAttributes`. With a finger only the grip drags, so
 * that a list can be scrolled by its items. Escape cancels.
 */
export function useItemDrag(root: { current: HTMLElement | null }, onDrop: (id: string, to: Place) => void) {
  const dragged = useRef("");
  const wasDragged = useRef(false);
  const [lifted, setLifted] = useState<Lift>();
  const [over, setOver] = useState<Place>();
  const drag = useDrag({
    slack: SLACK,
    onMove(event, way) {
      wasDragged.current = true;
      setLifted({ id: dragged.current, ...way });
      setOver(placeAt(event, root.current));
    },
    onDrop(event) {
      const to = placeAt(event, root.current);
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

function placeAt({ clientX, clientY }: PointerEvent, root: HTMLElement | null): Place | undefined {
  const places = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest("[data-place]"))
    .filter((place) => place !== null && root?.contains(place));
  const name = places[0]?.getAttribute("data-place");
  if (name == null) return undefined;
  return name === "none" ? null : Number(name);
}
