const page = 10;

/** The options in their order; disabled ones are skipped. */
export type Steps = readonly { isDisabled?: boolean | undefined }[];

/** The active option after a key press; undefined for keys that the list does not use. */
export function nextOption(key: string, at: number, options: Steps): number | undefined {
  if (key === "ArrowDown") return live(options, at + 1, 1) ?? live(options, 0, 1);
  if (key === "ArrowUp") return live(options, at - 1, -1) ?? live(options, options.length - 1, -1);
  if (key === "Home") return live(options, 0, 1);
  if (key === "End") return live(options, options.length - 1, -1);
  if (key === "PageDown") return live(options, Math.min(options.length - 1, at + page), -1);
  if (key === "PageUp") return live(options, Math.max(0, at - page), 1);
  return undefined;
}

/** The first enabled option at or after a place, in a direction. */
function live(options: Steps, from: number, direction: 1 | -1): number | undefined {
  for (let at = from; at >= 0 && at < options.length; at += direction) {
    if (!options[at]?.isDisabled) return at;
  }
  return undefined;
}

/** The option that starts with the typed text; the search begins after the active one and wraps. */
export function typedOption(typed: string, at: number, labels: readonly string[]): number | undefined {
  // Repeating one letter cycles through the options that start with it.
  const isRepeat = [...typed].every((letter) => letter === typed[0]);
  const beginning = isRepeat ? typed.charAt(0) : typed;
  const start = isRepeat ? at + 1 : Math.max(0, at);
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => startsWith(labels[index] ?? "", beginning));
}

/** The options that contain the typed text, ignoring case. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const searched = query.trim().toLocaleLowerCase();
  return searched === ""
    ? options
    : options.filter(({ label }) => label.toLocaleLowerCase().includes(searched));
}

/** Groups adjacent options; each keeps its index in the whole list. */
export function inGroups<Option extends { group?: string | undefined }>(options: readonly Option[]) {
  const groups: { label: string | undefined; options: { option: Option; index: number }[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.options.push({ option, index });
    else groups.push({ label: option.group, options: [{ option, index }] });
  }
  return groups;
}

function startsWith(label: string, beginning: string): boolean {
  return label.toLocaleLowerCase().startsWith(beginning.toLocaleLowerCase());
}
