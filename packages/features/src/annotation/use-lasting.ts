import { useEffect, useState } from "react";

const SEEN_MS = 100;

/** Whether something has been so for long enough to be seen: what ends sooner would only flicker. */
export function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(isOn);
  useEffect(() => {
    if (!isOn) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && lasts;
}
