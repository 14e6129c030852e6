import { useState } from "react";
import { applyToShown } from "../engine/changes";
import type { SpanHighlighterProps } from "../highlighter-props";
import { SpanHighlighter } from "../SpanHighlighter";

/** A highlighter that keeps its spans, for stories. */
export function Controlled(props: SpanHighlighterProps) {
  const [spans, setSpans] = useState(props.spans ?? []);
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
          setSpans((before) => applyToShown(before, change));
          props.onChange?.(change);
        }}
      />
    </>
  );
}

const title = "Article";
