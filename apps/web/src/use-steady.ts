import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** The same value with every part that equals the one before kept as it was, so that only what changed is drawn. */
export function useSteady<T>(value: T): T {
  const last = useRef(value);
  const steady: T = replaceEqualDeep(last.current, value);
  useEffect(() => {
    last.current = steady;
  });
  return steady;
}
