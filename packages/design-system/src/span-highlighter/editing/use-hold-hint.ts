import { useEffect, useState } from "react";

/** Milliseconds of a held button after which the key for single characters is shown. */
const HOLD = 500;

// The hint is not needed after the key has been used once.
let isKnown = false;

/** Resets the hint, for stories that run one after another on a page. */
export function forgetHoldHint(): void {
  isKnown = false;
}

/** Shows the key for single characters while the button is held, until that key has been used. */
export function useHoldHint() {
  const [isShown, setIsShown] = useState(false);
  const [hint] = useState(() => holdHint(setIsShown));
  useEffect(() => hint.end, [hint]);
  return { isShown, hint };
}

function holdHint(show: (isShown: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    show(false);
  };
  return {
    end,
    /** Called when the button is pressed. */
    start() {
      clearTimeout(timer);
      if (!isKnown) timer = setTimeout(() => show(true), HOLD);
    },
    /** Called when the key is used. */
    learn() {
      isKnown = true;
      end();
    },
  };
}
