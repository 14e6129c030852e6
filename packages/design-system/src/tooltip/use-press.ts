import { type FocusEvent, useRef } from "react";

/**
 * Returns the handlers of an element whose tooltip stays closed after a press, also when the focus returns to it from a
 * menu or a dialog, until the pointer has left and come back.
 */
export function usePress() {
  const press = useRef<"none" | "here" | "left">("none");
  return {
    onPointerDown: () => {
      press.current = "here";
    },
    // Also when a dialog comes between the element and a pointer that rests.
    onPointerLeave: () => {
      if (press.current === "here") press.current = "left";
    },
    onPointerMove: () => {
      if (press.current === "left") press.current = "none";
    },
    onFocus: (event: FocusEvent) => {
      if (press.current === "none") return;
      event.preventDefault();
      // Whoever comes with the Tab key the next time has not pressed it.
      if (press.current === "left") press.current = "none";
    },
  };
}
