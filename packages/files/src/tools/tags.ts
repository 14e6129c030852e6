/** A range of tokens with a label. */
export interface TaggedRange {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  label: string;
}

const prefixed = /^([BIESLUMO])[-_](.+)$/;
const outside = new Set(["O", "_", "-", "*", ""]);

/** Reads the tags of tokens: BIO (both kinds), BIOES, BILOU or, without prefixes, IO. */
export function rangesOf(tags: readonly string[]): TaggedRange[] {
  const ranges: TaggedRange[] = [];
  let open: TaggedRange | undefined;
  for (const [index, tag] of tags.entries()) {
    const { prefix, label } = partsOf(tag);
    const goesOn = open !== undefined && open.label === label && !beginning.has(prefix);
    if (!goesOn) open = undefined;
    if (label === undefined) continue;
    if (open) open.to = index + 1;
    else {
      open = { from: index, to: index + 1, label };
      ranges.push(open);
    }
    if (ending.has(prefix)) open = undefined;
  }
  return ranges;
}

const beginning = new Set(["B", "S", "U"]);
const ending = new Set(["E", "L", "S", "U"]);

function partsOf(tag: string): { prefix: string; label: string | undefined } {
  if (outside.has(tag)) return { prefix: "O", label: undefined };
  const [, prefix = "I", label = tag] = prefixed.exec(tag) ?? [];
  return { prefix, label: prefix === "O" ? undefined : label };
}

/** Whether tags look like those of spans: some begin or continue one, and the others are outside. */
export function areTags(tags: readonly string[]): boolean {
  const isTag = (tag: string) => outside.has(tag) || prefixed.test(tag);
  return tags.some((tag) => tag === "O") && tags.every((tag) => isTag(tag) || /^[A-Z][A-Z_]*$/.test(tag));
}
