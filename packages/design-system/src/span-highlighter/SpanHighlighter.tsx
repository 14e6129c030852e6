import { useState } from "react";
import { useContent } from "./content/use-content";
import { Highlighter } from "./Highlighter";
import type { SpanHighlighterProps } from "./highlighter-props";
import { StaticText, useIsServersHtml } from "./static/StaticText";
import { useWords } from "./use-words";

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
 *     spans={[{ start: 0, end: 3, label: "person" }]}
 *     onChange={(change) => console.info(change)}
 *   />
 * </>
 */
export function SpanHighlighter(props: SpanHighlighterProps) {
  const words = useWords(props);
  const content = useContent(props.children);
  const [ownLabel, setOwnLabel] = useState<string>();
  const isServersHtml = useIsServersHtml();
  if (!words || isServersHtml) return <StaticText {...props} />;
  const activeLabel = props.onActiveLabel ? props.activeLabel : (ownLabel ?? props.activeLabel);
  const { children: _, ...marking } = props;
  return (
    <Highlighter
      {...marking}
      text={content?.text ?? props.text ?? ""}
      content={content}
      words={words}
      activeLabel={activeLabel}
      onActiveLabel={props.onActiveLabel ?? setOwnLabel}
    />
  );
}
