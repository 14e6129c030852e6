import { type PointerEvent, useRef, useState } from "react";

/** A place that items can be dropped on: a rank, or null for the items without one. */
export type Place = number | null;

interface Lift {
  id: string;
  x: number;
  y: number;
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
  const press = useRef<Lift>(undefined);
  const wasDragged = useRef(false);
  const [lifted, setLifted] = useState<Lift>();
  const [over, setOver] = useState<Place>();

  const end = () => {
    press.current = undefined;
    setLifted(undefined);
    setOver(undefined);
  };
  const handlers = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button !== 0 || !mayDrag(event)) return;
      press.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = press.current;
      if (!from) return;
      const way = { id, x: event.clientX - from.x, y: event.clientY - from.y };
      if (!lifted && Math.hypot(way.x, way.y) < SLACK) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      setLifted(way);
      setOver(placeAt(event, root.current));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const to = lifted && placeAt(event, root.current);
      end();
      if (to !== undefined) onDrop(id, to);
    },
    onPointerCancel: end,
  });
  return { lifted, over, handlers, end, wasDragged: () => wasDragged.current };
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
