import { useEffect } from "react";
import { warnOnce } from "../../warnings";
import { problemOf, type SpanProblem } from "../engine/rules";
import type { TextSpan } from "../engine/spans";

interface Text {
  /** In code points. */
  length: number;
  labels: ReadonlySet<string>;
}

type OfOneSpan = Exclude<SpanProblem, "overlapping_spans">;

const reasons: Record<OfOneSpan, (span: TextSpan, text: Text) => string> = {
  not_spans: () => "its start and end are not whole numbers with the start before the end",
  start_past_end: (_, { length }) => `it starts after the end of the text, which has ${length} code points`,
  end_past_end: (_, { length }) => `it ends after the end of the text, which has ${length} code points`,
  unknown_label: ({ label }, { labels }) => `"${label}" is none of the labels (${[...labels].join(", ")})`,
};

/** Why a span is not shown, as a sentence for developers; undefined if it is shown. */
export function complaintAbout(span: TextSpan, text: Text): string | undefined {
  const problem = problemOf(span, text) as OfOneSpan | undefined;
  if (!problem) return undefined;
  const { start, end, label } = span;
  return (
    `SpanHighlighter does not show the span ${start}–${end} "${label}": ${reasons[problem](span, text)}. ` +
    "Offsets count code points, and the end is exclusive: correct the span, or add its label."
  );
}

/** Warns in development about spans that can't be shown, each reason once. */
export function useDroppedWarnings(spans: readonly TextSpan[], text: Text): void {
  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    for (const span of spans) {
      const complaint = complaintAbout(span, text);
      if (complaint) warnOnce(complaint);
    }
  }, [spans, text]);
}
