import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Box, fitted, movedBy, type Point, pinched, type Zoom, zoomAfterKey, zoomedBy } from "./zoom";

/** Zooms with the keyboard, the wheel, by dragging and by pinching in a box. */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(fitted);
  const fingers = useRef(new Map<number, Point>());
  const change = (next: (zoom: Zoom, size: Box) => Zoom) => {
    const size = sizeOf(box.current);
    setZoom((known) => next(known, size));
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // React's own listener is passive and cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(element, event);
      const factor = Math.exp(-event.deltaY / 400);
      setZoom((known) => zoomedBy(known, factor, at, sizeOf(element)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [box]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = zoomAfterKey(zoom, event.key, sizeOf(box.current));
    if (!next) return;
    event.preventDefault();
    setZoom(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const known = fingers.current;
    const from = known.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event.currentTarget, event);
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
    known.set(event.pointerId, to);
    change((zoomed, size) =>
      other
        ? pinched(zoomed, [from, other], [to, other], size)
        : movedBy(zoomed, { x: to.x - from.x, y: to.y - from.y }, size),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    zoom,
    press: (key: string) => change((zoomed, size) => zoomAfterKey(zoomed, key, size) ?? zoomed),
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function sizeOf(element: HTMLElement | null): Box {
  return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 };
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
