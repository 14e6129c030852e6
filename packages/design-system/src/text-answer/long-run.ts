const LONG_RUN = 500;
const breaks = " \n\t";

/**
 * Returns whether a text has a run of more than 500 characters without a place to break the line. Where pairs of
 * letters have distances of their own (kerning), Chromium shapes the whole rest of such a run again at each line:
 * fifty thousand backslashes blocked a page for ten seconds.
 *
 * Runs at each key, also in a megabyte: it reads backwards from where a run would become too long, so it skips most
 * characters and makes no strings.
 */
export function hasLongRun(text: string): boolean {
  let start = 0;
  while (start + LONG_RUN < text.length) {
    let end = start + LONG_RUN;
    while (end >= start && !breaks.includes(text.charAt(end))) end -= 1;
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}
