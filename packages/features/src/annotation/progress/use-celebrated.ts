import { useEffect, useRef, useState } from "react";
import { isCelebrated } from "./sharing";

const LASTS_MS = 2000;

/** Returns the number of submitted records that is being celebrated, for a short time. */
export function useCelebrated(submitted: number | undefined): number | undefined {
  const before = useRef(submitted);
  const [celebrated, setCelebrated] = useState<number>();
  useEffect(() => {
    if (isCelebrated(before.current, submitted)) setCelebrated(submitted);
    before.current = submitted ?? before.current;
  }, [submitted]);
  useEffect(() => {
    if (celebrated === undefined) return;
    const timer = setTimeout(() => setCelebrated(undefined), LASTS_MS);
    return () => clearTimeout(timer);
  }, [celebrated]);
  return celebrated;
}
