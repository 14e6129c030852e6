import { useEffect } from "react";

/** Makes room for the keyboard of a phone; nobody else fetches what does it. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return;
    let isGone = false;
    let end = () => {};
    void import("./make-room").then(
      ({ makeRoom }) => {
        if (!isGone) end = makeRoom();
      },
      // Without it the browser's own scrolling has to do.
      () => undefined,
    );
    return () => {
      isGone = true;
      end();
    };
  }, []);
}
