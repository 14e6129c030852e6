/** A title for a column, as people write it. */
export function titleOf(name: string): string {
  const text = spaced(name);
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, 500);
}

/** A name of a file as people write it. */
export function spaced(name: string): string {
  return name.replaceAll("_", " ").trim() || name;
}
