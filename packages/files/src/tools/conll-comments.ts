import type { JoinedTokens } from "./joined-tokens";

/** A span of a text, in code points. */
interface TextSpan {
  start: number;
  end: number;
  label: string;
  text?: string;
}

/** A span that tags cannot express, in files of this server: `# cut = 8-11 "PER"` begins or ends within a token. */
const untagged = /^#\s*(cut|overlapping)\s*=\s*(\d+)-(\d+)\s+(".*")\s*$/;

/** The text as it was before it was cut into tokens. */
export function textIn(comments: readonly string[]): string | undefined {
  return comments
    .map((comment) => /^#\s*text\s*=\s?(.*)$/.exec(comment)?.[1])
    .find((text) => text !== undefined);
}

/** `# sent_id = 7` and the like. */
export function commentValues(comments: readonly string[]): Record<string, string> {
  const pairs = comments.flatMap((comment) => {
    const [, key = "", value = ""] = /^#\s*([\w.-]+)\s*=\s*(.*)$/.exec(comment) ?? [];
    const isOther = key === "" || key === "text" || key === "global.columns" || key === "spans";
    return isOther || spanIn(comment) ? [] : [[key, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** The spans of the tags with those that the comments have: what was cut has its own ends again. */
export function withCommented(
  tagged: readonly TextSpan[],
  comments: readonly string[],
  { text, offsets }: JoinedTokens,
): TextSpan[] {
  const spans = [...tagged];
  const characters = [...text];
  const found = comments.flatMap((comment) => spanIn(comment) ?? []);
  for (const { isCut, ...span } of found.filter(({ end }) => end <= characters.length)) {
    const exact = { ...span, text: characters.slice(span.start, span.end).join("") };
    const within = offsets.filter(({ start, end }) => start < span.end && end > span.start);
    const at = isCut ? placeOf({ ...span, ...endsOf(within) }, spans) : -1;
    if (at !== -1) spans[at] = exact;
    // A cut span without its tags is one that somebody has changed since: the tags count.
    else if (!isCut || within.length === 0) spans.push(exact);
  }
  return spans.sort((one, other) => one.start - other.start || other.end - one.end);
}

function endsOf(tokens: JoinedTokens["offsets"]): Partial<TextSpan> {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? { start: first.start, end: last.end } : {};
}

function placeOf(span: TextSpan, spans: readonly TextSpan[]): number {
  return spans.findIndex(
    ({ start, end, label }) => start === span.start && end === span.end && label === span.label,
  );
}

function spanIn(comment: string): (TextSpan & { isCut: boolean }) | undefined {
  const [, kind, start, end, json = ""] = untagged.exec(comment) ?? [];
  const label = labelIn(json);
  if (label === undefined || Number(start) >= Number(end)) return undefined;
  return { isCut: kind === "cut", start: Number(start), end: Number(end), label };
}

/** A label as tags have it, which are words. */
function labelIn(json: string): string | undefined {
  try {
    const label: unknown = JSON.parse(json);
    return typeof label === "string" ? label.replace(/\s+/g, "_") : undefined;
  } catch {
    return undefined;
  }
}
