import { areOverlapping, rangesOf, type TextSpan } from "./spans";

/** Why a server would refuse a list of spans, with the codes of the rules of the span question. */
export type SpanProblem =
  | "not_spans"
  | "start_past_end"
  | "end_past_end"
  | "unknown_label"
  | "overlapping_spans";

interface Marked {
  /** The length of the text in code points. */
  length: number;
  labels: ReadonlySet<string>;
  allowsOverlap: boolean;
}

/** The error of a single span. */
export function problemOf(span: TextSpan, { length, labels }: Omit<Marked, "allowsOverlap">) {
  const { start, end, label } = span;
  const pieces = span.pieces === undefined ? [span] : rangesOf(span);
  if (pieces.some((piece, index) => !isSound(piece, pieces[index - 1]?.end ?? 0))) return "not_spans";
  if (start > length - 1) return "start_past_end";
  if ((pieces.at(-1)?.end ?? end) > length) return "end_past_end";
  return labels.has(label) ? undefined : "unknown_label";
}

const isSound = ({ start, end }: { start: number; end: number }, least: number) =>
  Number.isInteger(start) && Number.isInteger(end) && start >= least && end > start;

/** The first error of a list of spans. */
export function firstProblem(spans: readonly TextSpan[], marked: Marked): SpanProblem | undefined {
  for (const span of spans) {
    const problem = problemOf(span, marked);
    if (problem) return problem;
  }
  return !marked.allowsOverlap && hasOverlap(spans) ? "overlapping_spans" : undefined;
}

// In order of their starts, a piece overlaps another one only if it overlaps the one before it.
function hasOverlap(spans: readonly TextSpan[]): boolean {
  const sorted = spans.flatMap(rangesOf).sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.some((piece, index) => {
    const before = sorted[index - 1];
    return before !== undefined && areOverlapping(before, piece);
  });
}
