import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState } from "react";
import { useContent } from "./content/use-content";
import { Highlighter } from "./Highlighter";
import * as styles from "./Highlighter.css";
import type { SpanHighlighterProps } from "./highlighter-props";
import { useWords } from "./use-words";

/**
 * A text in which ranges are marked by mouse, pen and touch, or with a caret by keyboard alone. The text
 * nodes are not changed; lines and labels are drawn below the text, and a list offers the spans to screen readers.
 */
export function SpanHighlighter(props: SpanHighlighterProps) {
  const words = useWords(props);
  const content = useContent(props.children);
  const [ownLabel, setOwnLabel] = useState<string>();
  if (!words) return <PlainText {...props} />;
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

/** The text at its place, while the texts of its language are being loaded. */
function PlainText({ text, children, allowsOverlap }: SpanHighlighterProps) {
  return (
    <div className={styles.surface}>
      <div className={styles.text} aria-busy="true">
        <div className={styles.block} style={assignInlineVars({ [styles.depth]: allowsOverlap ? "2" : "1" })}>
          {children ?? text}
        </div>
      </div>
    </div>
  );
}
