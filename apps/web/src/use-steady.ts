import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Returns the value with all unchanged parts kept by identity, so that only changes are rendered. */
export function useSteady<T>(value: T): T {
  const last = useRef(value);
  const steady: T = replaceEqualDeep(last.current, value);
  useEffect(() => {
    last.current = steady;
  });
  return steady;
}
