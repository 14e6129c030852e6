/** A number with its noun, in the singular or plural. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Names, the first twenty of them. */
export function firstNames(names: readonly string[]): string {
  const more = names.length - shownNames;
  return names.slice(0, shownNames).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
}

const shownNames = 20;
