import type { RefCallback } from "react";
import { useControllable } from "../controllable";
import { applyToShown, type SpanChange } from "./engine/changes";
import type { TextSpan } from "./engine/spans";
import type { KeptSpans } from "./highlighter-props";
import type { ShownSpan } from "./model/drawn-spans";

interface SpansOfHighlighter {
  spans: readonly ShownSpan[];
  onChange: (change: SpanChange) => void;
  inForm: RefCallback<Element>;
}

const none: readonly ShownSpan[] = [];

/** The spans of a highlighter, which it keeps itself unless the page does. */
export function useKeptSpans(props: KeptSpans): SpansOfHighlighter {
  const { defaultSpans = none, onChange, onSpansChange } = props;
  const [spans, change, inForm] = useControllable<readonly ShownSpan[]>({
    isControlled: props.spans !== undefined,
    value: props.spans,
    defaultValue: defaultSpans,
    onChange: onSpansChange,
  });
  const isKept = props.spans === undefined;
  const apply = (step: SpanChange) => {
    // The next spans of a page that only wants the change need not be computed.
    if (isKept || onSpansChange) change(applyToShown(spans, step));
    onChange?.(step);
  };
  return { spans, onChange: apply, inForm };
}

/** The entries of a form: each span that is part of the answer, as JSON. */
export function formEntriesOf(spans: readonly ShownSpan[]): string[] {
  const given = spans.filter(({ look }) => look !== "suggested");
  return [...new Set(given.map((span) => JSON.stringify(plain(span))))];
}

function plain({ look: _, score: __, ...span }: ShownSpan): TextSpan {
  return span;
}
