import { type PointerEvent, useState } from "react";

/** Follows a pointer, be it a mouse, a finger or a pen, from press to release, wherever it goes. */
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
