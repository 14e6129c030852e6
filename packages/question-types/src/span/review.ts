import {
  type ShownSpan,
  type SpanChange,
  type SpanLook,
  spanKey,
  type TextSpan,
} from "@glossa/design-system/spans";
import type { ValueOf } from "../schemas";
import type { ShownSuggestion } from "../view-parts/definition";

type Spans = ValueOf<"span">;

/** A value, and the part of it that has not been reviewed. */
export interface Reviewed {
  value: Spans | undefined;
  /** The value is the unchanged suggestion. */
  isPencil: boolean;
  /** After the first edit: the spans that are still to be reviewed. */
  pencilled: ReadonlySet<string>;
}

/** The spans that are still to be reviewed. */
export function waiting({ value = [], isPencil, pencilled }: Reviewed): ReadonlySet<string> {
  return isPencil ? new Set(value.map(spanKey)) : pencilled;
}

/** The parts to review after a change: without touched ones, with those that were added in pencil. */
export function waitingAfter(reviewed: Reviewed, { kind, removed, added }: SpanChange): ReadonlySet<string> {
  const next = new Set(waiting(reviewed));
  for (const span of [...removed, ...added]) next.delete(spanKey(span));
  if (kind === "pencil") for (const span of added) next.add(spanKey(span));
  return next;
}

/** How sure a model is of each span that it suggests, in words. */
export function scoresOf(
  suggestion: ShownSuggestion<Spans> | undefined,
  format: (score: number) => string,
): ReadonlyMap<string, string> {
  const { value = [], score = null } = suggestion ?? {};
  const scores = new Map<string, string>();
  for (const [index, span] of value.entries()) {
    const found = typeof score === "number" ? score : score?.[index];
    if (found != null) scores.set(spanKey(span), format(found));
  }
  return scores;
}

// A novel's spans are shown again at each key press, and what is shown of one as before is the same object.
const shownBefore = new WeakMap<TextSpan, ShownSpan>();

function shown(span: TextSpan, look: SpanLook, score: string | undefined): ShownSpan {
  const before = shownBefore.get(span);
  if (before && before.look === look && before.score === score) return before;
  const { start, end, label } = span;
  const now: ShownSpan = { start, end, label, look, score };
  shownBefore.set(span, now);
  return now;
}

/** All spans to show: those of the value, followed by the suggested ones that it leaves out. */
export function shownSpans(
  reviewed: Reviewed,
  suggested: Spans = [],
  scores: ReadonlyMap<string, string> = new Map(),
): ShownSpan[] {
  const { value = [] } = reviewed;
  const pencilled = waiting(reviewed);
  const given = new Set(value.map(spanKey));
  const look = (key: string) => (pencilled.has(key) ? "pencilled" : "ink");
  const show = (span: TextSpan, isLeftOut = false) => {
    const key = spanKey(span);
    return shown(span, isLeftOut ? "suggested" : look(key), scores.get(key));
  };
  return [
    ...value.map((span) => show(span)),
    ...suggested.filter((span) => !given.has(spanKey(span))).map((span) => show(span, true)),
  ];
}
