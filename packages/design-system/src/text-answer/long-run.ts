const LONG_RUN = 500;

/**
 * Whether a text has a run of letters that is cut into many lines. Where pairs of letters have distances of their own
 * (kerning), Chromium forms the whole rest anew at each cut: fifty thousand backslashes kept a page for ten seconds.
 */
export function hasLongRun(text: string): boolean {
  return text.length > LONG_RUN && text.split(/[ \n\t]/).some((run) => run.length > LONG_RUN);
}
