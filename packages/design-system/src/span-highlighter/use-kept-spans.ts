import { useState } from "react";
import { applyToShown, type SpanChange } from "./engine/changes";
import type { KeptSpans } from "./highlighter-props";
import type { ShownSpan } from "./model/drawn-spans";

const none: readonly ShownSpan[] = [];

/** The spans of a highlighter, which it keeps itself unless the page does. */
export function useKeptSpans(props: KeptSpans) {
  const { spans: given, defaultSpans = none, onChange, onSpansChange } = props;
  const [own, keep] = useState(defaultSpans);
  const spans = given ?? own;
  const apply = (change: SpanChange) => {
    // A host that only reads the change needs no computed list of spans.
    if (!given || onSpansChange) {
      const next = applyToShown(spans, change);
      if (!given) keep(next);
      onSpansChange?.(next);
    }
    onChange?.(change);
  };
  return { spans, onChange: apply, reset: () => keep(defaultSpans) };
}
