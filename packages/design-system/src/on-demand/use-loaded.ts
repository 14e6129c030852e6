import { useEffect, useState } from "react";
import { retrying } from "./retrying";

const known = new Map<() => Promise<unknown>, unknown>();

/**
 * Returns a module that is loaded when it is first needed, and undefined until then. Until then a component shows
 * something useful: the plain text of a formula, or an empty box of the same size.
 *
 * @param isWanted false puts the loading off
 * @param load returns the module itself, as in `() => import(MODULE)`; the same function at every call
 * @example
 * const loadRoot = () => import("react-dom/client");
 *
 * function useRoot(isOpen: boolean) {
 *   return useLoaded(loadRoot, isOpen); // undefined until it has been loaded
 * }
 */
export function useLoaded<Module>(load: () => Promise<Module>, isWanted = true): Module | undefined {
  const [module, setModule] = useState(known.get(load) as Module | undefined);
  const isMissing = isWanted && module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isUnmounted = false;
    void retrying(load).then((found) => {
      known.set(load, found);
      if (!isUnmounted) setModule(() => found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [load, isMissing]);
  return isWanted ? module : undefined;
}
