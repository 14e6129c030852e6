import { useEffect, useState } from "react";

/** How far a picture is: slow if it has been loading for so long that a user wonders. */
export type Phase = "loading" | "slow" | "here" | "failed";

const SLOW_MS = 1000;

/** The phase of a picture, and the number of the attempt to load it. */
export function usePhase() {
  const [phase, setPhase] = useState<Phase>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (phase !== "loading") return undefined;
    const timer = setTimeout(() => setPhase("slow"), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const retry = () => {
    setAttempt((number) => number + 1);
    // Said at once: the user has asked for it.
    setPhase("slow");
  };
  return { phase, attempt, setPhase, retry };
}
