import { useEffect, useRef, useState } from "react";

/** Milliseconds of a held button after which the key for single characters is shown. */
const HOLD = 500;

// The hint is not needed after the key has been used once.
let isKnown = false;

/** Resets the hint, for stories that run one after another on a page. */
export function forgetHoldHint(): void {
  isKnown = false;
}

/** Shows the key for single characters while the button is held, until that key has been used. */
export function useHoldHint(isWanted: boolean) {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [end] = useState(() => () => {
    clearTimeout(timer.current);
    setIsShown(false);
  });
  const [learn] = useState(() => () => {
    isKnown = true;
    end();
  });
  useEffect(() => end, [end]);
  return {
    isShown,
    end,
    /** Called when the key is used. */
    learn,
    start(hasShift: boolean) {
      clearTimeout(timer.current);
      if (hasShift) learn();
      else if (isWanted && !isKnown) timer.current = setTimeout(() => setIsShown(true), HOLD);
    },
  };
}
