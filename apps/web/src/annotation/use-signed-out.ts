import { useEffect, useState } from "react";
import { useOutbox } from "../use-outbox";

/** How many answers wait until their person signs in again. */
export function useSignedOutAnswers(): number {
  const outbox = useOutbox();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!outbox) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Nobody is signed out before the first answer: this comes after it.
    void import("@glossa/session/offline").then(
      ({ watchSignedOut }) => {
        if (!isOver) stop = watchSignedOut(outbox, setCount);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [outbox]);
  return count;
}
