import { type KeyboardEvent, useRef } from "react";

/** Handlers of a choice: Space and a click select it; Enter is not handled, because it submits the form. */
export function useChoice(onChoose: () => void) {
  const isEnterDown = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      isEnterDown.current = event.key === "Enter";
    },
    onKeyUp: () => {
      isEnterDown.current = false;
    },
    onClick: () => {
      if (!isEnterDown.current) onChoose();
    },
  };
}
