import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useCallback, useRef } from "react";
import type { TextRange } from "../engine/text/units";
import * as styles from "../Highlighter.css";
import type { BlockModel } from "../model/block-models";
import { BlockMarks } from "../text/BlockMarks";
import * as contentStyles from "./Content.css";
import { contentPlaces } from "./content-places";
import type { SpanContent } from "./use-content";

interface ContentBlockProps {
  content: SpanContent;
  model: BlockModel;
  minDepth: number;
  isRtl: boolean;
  selected: string | undefined;
  piece: number;
  textOf: (range: TextRange) => string;
  layout: number;
}

/** The content of the page with its gloss. React keeps the content; only the overlay beside it is ours. */
export function ContentBlock({ content, model, minDepth, ...marks }: ContentBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const { text, pieces } = content;
  const rangesIn = useCallback(
    (range: TextRange) =>
      block.current ? contentPlaces(block.current, { text, pieces }).rangesIn(range) : [],
    [text, pieces],
  );
  return (
    <div
      ref={block}
      className={styles.block}
      style={assignInlineVars({
        [styles.depth]: String(Math.max(minDepth, model.depth)),
        [styles.lanes]: String(model.lanes),
      })}
    >
      <div ref={content.element} className={contentStyles.content}>
        {content.children}
      </div>
      {model.spans.length > 0 && <BlockMarks {...{ block, model, rangesIn, ...marks }} />}
    </div>
  );
}
