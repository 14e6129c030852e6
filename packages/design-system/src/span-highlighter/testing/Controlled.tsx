import { useState } from "react";
import { applyChange } from "../engine/changes";
import { spanKey } from "../engine/spans";
import type { SpanHighlighterProps } from "../highlighter-props";
import type { ShownSpan } from "../model/use-span-model";
import { SpanHighlighter } from "../SpanHighlighter";

/** A highlighter that keeps its spans, for stories. */
export function Controlled(props: SpanHighlighterProps) {
  const [spans, setSpans] = useState(props.spans);
  const [activeLabel, setActiveLabel] = useState(props.activeLabel);
  return (
    <>
      <h2 id={props.labelId}>{title}</h2>
      <SpanHighlighter
        {...props}
        spans={spans}
        activeLabel={activeLabel}
        onActiveLabel={(label) => {
          setActiveLabel(label);
          props.onActiveLabel?.(label);
        }}
        onChange={(change) => {
          setSpans((before) => {
            const touched = new Set([...change.removed, ...change.added].map(spanKey));
            const looks = new Map(before.map((span) => [spanKey(span), span]));
            const look = change.kind === "pencil" ? "pencilled" : "ink";
            return applyChange(before, change).map((span): ShownSpan => {
              const known = looks.get(spanKey(span));
              return known && !touched.has(spanKey(span)) ? known : { ...span, look };
            });
          });
          props.onChange(change);
        }}
      />
    </>
  );
}

const title = "Article";
