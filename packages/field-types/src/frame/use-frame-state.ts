import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FrameEvent, frameAfter, newFrame, stopReason } from "./frame-state";

/** The minimum time between two renders that messages of a frame cause. */
const REST_MS = 200;

/** The state of a frame after its events. A reason to remove the frame is rendered immediately. */
export function useFrameState() {
  const [state, setState] = useState(newFrame);
  const known = useRef(newFrame);
  const drawnAt = useRef(-REST_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const note = useCallback((event: FrameEvent) => {
    const now = performance.now();
    if (stopReason(known.current)) return;
    known.current = frameAfter(known.current, event, now);
    const draw = () => {
      timer.current = undefined;
      drawnAt.current = performance.now();
      setState(known.current);
    };
    if (stopReason(known.current)) {
      clearTimeout(timer.current);
      // The frame's messages may fill the queue in which React would schedule the render.
      flushSync(draw);
    } else if (timer.current === undefined) {
      const rest = drawnAt.current + REST_MS - now;
      if (rest <= 0) draw();
      else timer.current = setTimeout(draw, rest);
    }
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, note };
}
