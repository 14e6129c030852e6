import { useSyncExternalStore } from "react";
import type { Direction } from "./majority";

/**
 * The direction of the page, for widgets whose arrow keys follow it.
 *
 * @example
 * function Next() {
 *   return useDirection() === "rtl" ? "←" : "→";
 * }
 */
export function useDirection(): Direction {
  return useSyncExternalStore(observe, read, () => "ltr");
}

function read(): Direction {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

function observe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
