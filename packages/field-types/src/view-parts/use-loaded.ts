import { useEffect, useState } from "react";

const known = new Map<() => Promise<unknown>, unknown>();

/** A part of the program that is fetched where it is needed; without a network it is asked for again when there is one. */
export function useLoaded<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState(known.get(load) as Part | undefined);
  useEffect(() => {
    if (part) return undefined;
    let isGone = false;
    const fetch = () =>
      void load().then(
        (found) => {
          known.set(load, found);
          if (!isGone) setPart(found);
        },
        () => undefined,
      );
    fetch();
    window.addEventListener("online", fetch);
    return () => {
      isGone = true;
      window.removeEventListener("online", fetch);
    };
  }, [load, part]);
  return part;
}
