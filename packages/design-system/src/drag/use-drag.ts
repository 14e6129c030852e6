import { type PointerEvent, useState } from "react";

/** Follows a pointer (mouse, finger or pen) from press to release, also outside the element. */
export function useDrag(
  onMove: (event: PointerEvent<HTMLElement>) => void,
  onStart?: (event: PointerEvent<HTMLElement>) => void,
) {
  const [isDragging, setIsDragging] = useState(false);
  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
        onStart?.(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (isDragging) onMove(event);
      },
      onPointerUp: () => setIsDragging(false),
      onPointerCancel: () => setIsDragging(false),
    },
  };
}
