import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * Returns the current time, updated every minute, for texts like "2 minutes ago".
 *
 * @example
 * function WaitingSince({ time }: { time: Date }) {
 *   const minutes = Math.floor((useNow().getTime() - time.getTime()) / 60_000);
 *   return <span>Waiting for {minutes} min</span>;
 * }
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
