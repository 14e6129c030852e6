const given = new Set<string>();

/** Warns the developer of a page, once for each sentence. Call it in development only. */
export function warnOnce(sentence: string): void {
  if (given.has(sentence)) return;
  given.add(sentence);
  // biome-ignore lint/suspicious/noConsole: a warning for the developer of the page, in development only
  console.warn(sentence);
}
