import { type KeyboardEvent, useRef } from "react";

/** Handlers of a choice that Space and a click choose, while Enter, which submits the whole form, passes by. */
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
