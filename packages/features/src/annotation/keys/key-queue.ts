/** Presses that came while an answer was being put away; they happen in the order in which they came. */
export interface HeldPresses {
  /**
   * Does something at once; where others wait or something is being put away, in its turn: each on what the one
   * before has left on screen.
   */
  add: (press: () => void, at: number) => "done" | "held";
}

interface HeldOptions {
  isBusy: () => boolean;
  now?: () => number;
  /** Does something a moment later, when what has happened is on screen. */
  soon?: (next: () => void) => void;
}

/** Longer than a disk takes, even a busy one. Where the network is waited for, what was pressed blindly is forgotten. */
const HOLD_MS = 2000;

/** Makes the queue of presses that wait. However long it is, none is forgotten while it moves. */
export function queueKeys({
  isBusy,
  now = () => performance.now(),
  soon = (next) => void setTimeout(next),
}: HeldOptions): HeldPresses {
  const waiting: { press: () => void; at: number }[] = [];
  let movedAt = 0;

  function goOn() {
    const first = isBusy() ? undefined : waiting.shift();
    if (first && now() - Math.max(first.at, movedAt) < HOLD_MS) {
      first.press();
      movedAt = now();
    }
    if (waiting.length > 0) soon(goOn);
  }

  return {
    add(press, at) {
      if (isBusy() || waiting.length > 0) {
        if (waiting.push({ press, at }) === 1) soon(goOn);
        return "held";
      }
      press();
      movedAt = now();
      return "done";
    },
  };
}
