import { type RefObject, useRef, useState } from "react";
import { useDrag } from "../drag";
import { placeAt } from "./place-at";

/** Pixels that the pointer may move before a press on a grip is no click any more. */
const SLACK = 4;

/** Drags lines by their grips; a line changes its place during the drag. */
export function useLineDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  // Several moves may occur between two renderings; each starts where the last one ended.
  const dragged = useRef(-1);
  const hasMoved = useRef(false);
  const [lifted, setLifted] = useState(-1);
  const lift = (place: number) => {
    dragged.current = place;
    setLifted(place);
  };
  const linesOf = () => [...(list.current?.children ?? [])];

  const { isDragging, handlers } = useDrag({
    onMove({ clientX, clientY }, way) {
      hasMoved.current ||= Math.hypot(way.x, way.y) >= SLACK;
      const lines = linesOf().map((line) => line.getBoundingClientRect());
      const from = dragged.current;
      const to = placeAt({ x: clientX, y: clientY }, lines, from);
      if (to === undefined) return;
      lift(to);
      onMove(from, to);
    },
    onStart({ currentTarget }) {
      hasMoved.current = false;
      lift(linesOf().findIndex((line) => line.contains(currentTarget)));
    },
  });
  return { lifted: isDragging ? lifted : undefined, handlers, wasDragged: () => hasMoved.current };
}
