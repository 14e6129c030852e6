import { mark, type SpanChange, spanKey, type TextSpan, toUtf16 } from "@glossa/design-system/spans";
import type { LabelOption } from "../schema-parts/options";
import type { SpanWithText } from "../view-parts/focus-registry";
import { type Reviewed, waiting } from "./review";
import { spanText } from "./span-text";

/**
 * The change that adds a span, in place of those that it may not overlap; accepts it if it is a suggested one that is still
 * to be reviewed; or removes it if it is one of the user's own.
 */
export function toggled(reviewed: Reviewed, span: TextSpan, allowsOverlap: boolean): SpanChange {
  const { value: given = [] } = reviewed;
  if (waiting(reviewed).has(spanKey(span))) return { kind: "accept", removed: [], added: [span] };
  return mark(given, span, { allowsOverlap }) ?? { kind: "remove", removed: [span], added: [] };
}

/** The spans that a change has put another one in the place of, with their text: none if it has only removed some. */
export function replacedBy(
  { removed, added }: SpanChange,
  text: string,
  options: readonly LabelOption[],
): readonly SpanWithText[] {
  if (added.length === 0 || removed.length === 0) return [];
  return toUtf16(text, removed).map(({ start, end, label }, index) => ({
    span: removed[index] as TextSpan,
    text: spanText(options, label, text.slice(start, end)),
  }));
}
