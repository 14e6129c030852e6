const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/** Escapes a text for the content of an element or for an attribute in double quotes. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities.get(character) ?? character);
}
