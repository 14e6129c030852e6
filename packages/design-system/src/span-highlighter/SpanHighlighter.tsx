import { useState } from "react";
import { useLoaded } from "../on-demand";
import { useContent } from "./content/use-content";
import { Highlighter } from "./Highlighter";
import type { SpanHighlighterProps } from "./highlighter-props";
import { StaticText, useIsServersHtml } from "./static/StaticText";
import { useKeptSpans } from "./use-kept-spans";
import { useWords } from "./use-words";

// Pages that keep the spans themselves and have no form need none of it.
const loadEntries = () => import("./form/SpanEntries");

/**
 * A text in which ranges are marked by mouse, pen and touch, or with a caret by keyboard alone. The text
 * nodes are not changed; lines and labels are drawn below the text, and a list offers the spans to screen readers.
 *
 * @example
 * <>
 *   <h3 id="names">Names</h3>
 *   <SpanHighlighter
 *     labelId="names"
 *     text="Ana met Ben."
 *     labels={[{ value: "person", text: "Person" }]}
 *     defaultSpans={[{ start: 0, end: 3, label: "person" }]}
 *     onSpansChange={(spans) => console.info(spans)}
 *   />
 * </>
 */
export function SpanHighlighter(props: SpanHighlighterProps) {
  const words = useWords(props);
  const content = useContent(props.children);
  const [ownLabel, setOwnLabel] = useState<string>();
  const isServersHtml = useIsServersHtml();
  const { spans, onChange, reset } = useKeptSpans(props);
  const { name } = props;
  const loaded = useLoaded(loadEntries, name !== undefined || props.spans === undefined);
  const form = loaded && <loaded.SpanEntries {...{ name, spans }} onReset={reset} />;
  if (!words || isServersHtml)
    return (
      <>
        <StaticText {...props} spans={spans} />
        {form}
      </>
    );
  const { children: _, asksForLabel, ...marking } = props;
  const kept = props.onActiveLabel ? props.activeLabel : (ownLabel ?? props.activeLabel);
  const activeLabel = asksForLabel ? undefined : kept;
  return (
    <>
      <Highlighter
        {...marking}
        {...{ spans, onChange, content, words, activeLabel }}
        text={content?.text ?? props.text ?? ""}
        onActiveLabel={(!asksForLabel && props.onActiveLabel) || setOwnLabel}
      />
      {form}
    </>
  );
}
