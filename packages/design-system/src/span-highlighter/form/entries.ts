import type { TextSpan } from "../engine/spans";
import type { ShownSpan } from "../model/drawn-spans";

/** The entries of a form: each span that is part of the answer, as JSON. */
export function formEntriesOf(spans: readonly ShownSpan[]): string[] {
  const given = spans.filter(({ look }) => look !== "suggested");
  return [...new Set(given.map((span) => JSON.stringify(plain(span))))];
}

function plain({ look: _, score: __, ...span }: ShownSpan): TextSpan {
  return span;
}
