/** Presses that came while an answer was being put away; they happen in the order in which they came. */
export interface HeldPresses {
  /** Does something at once, or in its turn where others wait or something is being put away. */
  add: (press: () => void, at: number) => "done" | "held";
  /** Goes on with those that wait, each on what the one before has left on screen. */
  goOn: () => void;
}

interface HeldOptions {
  isBusy: () => boolean;
  now?: () => number;
  /** Does something once what happened is on screen. */
  afterwards?: (next: () => void) => void;
}

/** Longer than a disk takes, even a busy one. Where the network is waited for, what was pressed blindly is forgotten. */
const HOLD_MS = 2000;

/** Makes the queue of presses that wait. However long it is, none is forgotten while it moves. */
export function holdPresses({
  isBusy,
  now = () => performance.now(),
  afterwards = (next) => void setTimeout(next),
}: HeldOptions): HeldPresses {
  const waiting: { press: () => void; at: number }[] = [];
  let movedAt = 0;

  function goOn() {
    if (isBusy()) return;
    const first = waiting.shift();
    if (!first) return;
    if (now() - Math.max(first.at, movedAt) < HOLD_MS) {
      first.press();
      movedAt = now();
    }
    afterwards(goOn);
  }

  return {
    goOn,
    add(press, at) {
      if (isBusy() || waiting.length > 0) {
        waiting.push({ press, at });
        return "held";
      }
      press();
      movedAt = now();
      return "done";
    },
  };
}
