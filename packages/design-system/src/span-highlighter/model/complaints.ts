import { duplicates } from "../../warnings/problems";
import type { SpanRelation } from "../engine/relations";
import { problemOf, type SpanProblem } from "../engine/rules";
import { rangesOf, spanKey, type TextSpan } from "../engine/spans";
import type { ShownSpan } from "./drawn-spans";

export interface CheckedText {
  /** In code points. */
  length: number;
  labels: ReadonlySet<string>;
}

type OfOneSpan = Exclude<SpanProblem, "overlapping_spans">;

const reasons: Record<OfOneSpan, (span: TextSpan, text: CheckedText) => string> = {
  not_spans: () => "its start and end are not whole numbers with the start before the end",
  start_past_end: (_, { length }) => `it starts after the end of the text, which has ${length} code points`,
  end_past_end: (_, { length }) => `it ends after the end of the text, which has ${length} code points`,
  unknown_label: ({ label }, { labels }) => `"${label}" is none of the labels (${[...labels].join(", ")})`,
};

/** Why a span is not shown, as a sentence for developers; undefined if it is shown. */
export function complaintAbout(span: TextSpan, text: CheckedText): string | undefined {
  const problem = problemOf(span, text) as OfOneSpan | undefined;
  if (!problem) return undefined;
  const { start, end, label } = span;
  return (
    `SpanHighlighter does not show the span ${start}–${end} "${label}": ${reasons[problem](span, text)}. ` +
    "Offsets count code points, and the end is exclusive: correct the span, or add its label."
  );
}

/** That spans lie over each other where they may not, as a sentence for developers; undefined if none does. */
export function overlapIn(spans: readonly TextSpan[]): string | undefined {
  const sorted = spans
    .flatMap((span) => rangesOf(span).map((range) => ({ ...range, span })))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const at = sorted.findIndex(({ start }, index) => start < (sorted[index - 1]?.end ?? 0));
  const [one, other] = [sorted[at - 1], sorted[at]];
  if (!one || !other) return undefined;
  return (
    `SpanHighlighter shows the spans ${nameOf(one.span)} and ${nameOf(other.span)} over each other, although ` +
    "`allowsOverlap` is not set: set it, or remove one of them."
  );
}

const nameOf = ({ start, end, label }: TextSpan) => `${start}–${end} "${label}"`;

/** Why relations are not shown as they are, as sentences for developers. */
export function complaintsAboutRelations(
  relations: readonly SpanRelation[],
  spans: readonly TextSpan[],
  labels: readonly { value: string }[],
): string[] {
  if (relations.length === 0) return [];
  const keys = new Set(spans.map(spanKey));
  const values = new Set(labels.map(({ value }) => value));
  return relations.flatMap(({ from, to, label }) => {
    const gone = [from, to].find((key) => !keys.has(key));
    const name = `the relation "${label}" from "${from}" to "${to}"`;
    if (gone !== undefined)
      return [
        `SpanHighlighter does not show ${name}: no span has the key "${gone}". \`spanKey\` returns the key of a span.`,
      ];
    return values.has(label)
      ? []
      : [`SpanHighlighter shows ${name} with its value, because it is none of \`relationLabels\`: add it.`];
  });
}

export interface Checked {
  labels: readonly { value: string }[];
  spans: readonly ShownSpan[];
  allowsOverlap: boolean;
  relations: readonly SpanRelation[];
  relationLabels: readonly { value: string }[];
}

function repeated(name: string, list: readonly { value: string }[]): string | undefined {
  const problem = duplicates(
    name,
    list.map(({ value }) => value),
  );
  return problem && `SpanHighlighter: ${problem}`;
}

/** Why spans and relations are not shown as they are, as sentences for developers. */
export function complaintsAbout(checked: Checked, text: CheckedText): string[] {
  const { labels, spans, allowsOverlap, relations, relationLabels } = checked;
  const given = spans.filter(({ look }) => look !== "suggested");
  return [
    ...Object.entries({ labels, relationLabels }).map(([name, list]) => repeated(name, list)),
    ...spans.map((span) => complaintAbout(span, text)),
    allowsOverlap ? undefined : overlapIn(given),
    ...complaintsAboutRelations(relations, spans, relationLabels),
  ].filter((complaint) => complaint !== undefined);
}
