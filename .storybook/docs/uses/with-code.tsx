/** Renders text; parts between backticks are shown as code. */
export function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, and its parts have no other names
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
