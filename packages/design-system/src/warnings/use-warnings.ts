import { useEffect } from "react";
import { checkStyles } from "./check-styles";
import { warnOnce } from "./warn-once";

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
