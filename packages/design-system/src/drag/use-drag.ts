import { type PointerEvent, useRef, useState } from "react";

/** A distance on the screen in pixels. */
export interface Way {
  x: number;
  y: number;
}

interface Drag {
  onMove: (event: PointerEvent<HTMLElement>, way: Way) => void;
  /** Called for a press. */
  onStart?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** Called when the pointer is released after a drag. */
  onDrop?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** Called after a drop and when a drag is cancelled. */
  onEnd?: (() => void) | undefined;
  /**
   * Pixels that the pointer may move before a press becomes a drag.
   *
   * @default a press is a drag
   */
  slack?: number | undefined;
}

/** Follows a pointer (mouse, finger or pen) from press to release, also outside the element. */
export function useDrag({ onMove, onStart, onDrop, onEnd, slack = 0 }: Drag) {
  const press = useRef<Way & { isDrag: boolean }>(undefined);
  const [isDragging, setIsDragging] = useState(false);
  const end = () => {
    press.current = undefined;
    setIsDragging(false);
    onEnd?.();
  };
  const becomeDrag = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!press.current || press.current.isDrag) return;
    press.current.isDrag = true;
    currentTarget.setPointerCapture(pointerId);
    setIsDragging(true);
  };
  return {
    isDragging,
    /** Cancels the drag. */
    end,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        press.current = { x: event.clientX, y: event.clientY, isDrag: false };
        if (slack === 0) becomeDrag(event);
        onStart?.(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!press.current) return;
        const way = { x: event.clientX - press.current.x, y: event.clientY - press.current.y };
        if (!press.current.isDrag && Math.hypot(way.x, way.y) < slack) return;
        becomeDrag(event);
        onMove(event, way);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (press.current?.isDrag) onDrop?.(event);
        end();
      },
      onPointerCancel: end,
    },
  };
}
