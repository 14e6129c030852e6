import { type RefObject, useEffect, useRef, useState } from "react";
import { useFrameExit } from "./FrameExit";
import { theftsAfter } from "./focus/hand";
import { backToPage, enterFrame, isInFrame, watchFocus } from "./focus/watch-focus";
import type { FrameEvent } from "./frame-state";

/** Whether the focus is in a frame, and functions that move it in and out. */
export function useKeyboard(frame: RefObject<HTMLIFrameElement | null>, note: (event: FrameEvent) => void) {
  const [isInside, setInside] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const thefts = useRef<number[]>([]);
  const exit = useFrameExit();
  const latestExit = useRef(exit);
  useEffect(() => {
    latestExit.current = exit;
  }, [exit]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return watchFocus(element, {
      onInside: setInside,
      onPointed: setPointed,
      onTheft() {
        const { times, isTooMany } = theftsAfter(thefts.current, performance.now());
        thefts.current = times;
        if (isTooMany) note({ type: "grabbing" });
      },
    });
  }, [frame, note]);

  return {
    isInside,
    /** A press goes into the frame; otherwise the first press only moves the focus into it. */
    isOpen: isInside || isPointed,
    enter: () => frame.current && enterFrame(frame.current),
    leave() {
      if (!frame.current || !isInFrame(frame.current)) return;
      latestExit.current?.();
      if (isInFrame(frame.current)) backToPage();
    },
  };
}
