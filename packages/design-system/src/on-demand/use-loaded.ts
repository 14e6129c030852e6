import { useEffect, useState } from "react";

const known = new Map<() => Promise<unknown>, unknown>();

/**
 * A part of the program that is fetched where it is wanted. Without it there is something to read all the same: a
 * fetch that fails is no error, and is tried again as soon as there is a network.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [part, setPart] = useState(known.get(load) as Part | undefined);
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const fetch = () =>
      void load().then(
        (found) => {
          known.set(load, found);
          if (!isGone) setPart(() => found);
        },
        () => undefined,
      );
    fetch();
    window.addEventListener("online", fetch);
    return () => {
      isGone = true;
      window.removeEventListener("online", fetch);
    };
  }, [load, isMissing]);
  return isWanted ? part : undefined;
}
