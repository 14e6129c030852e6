import { useEffect } from "react";
import { areStylesLoaded, missingGround, missingStyles } from "./missing-styles";

const given = new Set<string>();
/** Milliseconds in which a page sets its theme and its ground. */
const untilThemed = 1_000;
let areStylesChecked = false;

/** Warns the developer of a page, once for each sentence. Call it in development only. */
export function warnOnce(sentence: string): void {
  if (given.has(sentence)) return;
  given.add(sentence);
  // biome-ignore lint/suspicious/noConsole: a warning for the developer of the page, in development only
  console.warn(sentence);
}

/**
 * Warns about props that a component can't show as they are, and once about styles that the page lacks. Bundlers for production remove the call of `find`.
 *
 * @param component The name of the component, at the beginning of each warning.
 * @param find What is wrong, as the rest of the sentence; `undefined` entries are nothing.
 * @example
 * function Share({ percent }: { percent: number }) {
 *   useWarnings("Share", () => [percent > 100 ? `percent is ${percent}. Set it to at most 100.` : undefined]);
 *   return <p>{percent} %</p>;
 * }
 */
export function useWarnings(component: string, find: () => readonly (string | undefined)[]): void {
  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    checkStyles();
    for (const problem of find()) if (problem) warnOnce(`${component}: ${problem}`);
  });
}

function checkStyles() {
  if (areStylesChecked) return;
  areStylesChecked = true;
  const missing = missingStyles();
  if (missing) warnOnce(missing);
  else if (areStylesLoaded()) setTimeout(checkGround, untilThemed);
}

function checkGround() {
  const missing = missingGround();
  if (missing) warnOnce(missing);
}
