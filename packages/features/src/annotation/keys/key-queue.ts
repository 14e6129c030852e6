/** Key presses that are queued while a response is being saved, or a number is ending; they run in their order. */
export interface HeldPresses {
  /**
   * Runs a key press at once; if others are queued or the page is busy, in its turn, so that each applies to
   * the screen after the one before.
   */
  add: (press: () => void, at: number) => "done" | "held";
}

interface HeldOptions {
  /** Whether a key that was pressed at a time, in ms since the page was opened, has to wait. */
  isBusy: (pressedAt: number) => boolean;
  now?: () => number;
  /** Runs a function a moment later, when the result of the last key press is on screen. */
  soon?: (next: () => void) => void;
}

/** Longer than any write to disk. Key presses that wait for the network longer than this are dropped. */
const HOLD_MS = 2000;

/** Creates the queue of key presses. However long it is, none is dropped while the queue advances. */
export function queueKeys({
  isBusy,
  now = () => performance.now(),
  soon = (next) => void setTimeout(next),
}: HeldOptions): HeldPresses {
  const waiting: { press: () => void; at: number }[] = [];
  let movedAt = 0;

  function goOn() {
    const [first] = waiting;
    if (first && !isBusy(first.at)) {
      waiting.shift();
      if (now() - Math.max(first.at, movedAt) < HOLD_MS) {
        first.press();
        movedAt = now();
      }
    }
    if (waiting.length > 0) soon(goOn);
  }

  return {
    add(press, at) {
      if (isBusy(at) || waiting.length > 0) {
        if (waiting.push({ press, at }) === 1) soon(goOn);
        return "held";
      }
      press();
      movedAt = now();
      return "done";
    },
  };
}
