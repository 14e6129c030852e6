/** Parses a stored text; undefined if there is none or if it is not valid JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
