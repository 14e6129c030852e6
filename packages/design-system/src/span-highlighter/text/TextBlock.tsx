import { assignInlineVars } from "@vanilla-extract/dynamic";
import { memo, useRef } from "react";
import * as styles from "../Highlighter.css";
import type { BlockModel } from "../model/block-models";
import { BlockMarks } from "./BlockMarks";
import { type Nearness, useIsNear } from "./use-near";

interface TextBlockProps {
  text: string;
  model: BlockModel;
  /** Minimum number of gloss lines. */
  minDepth: number;
  isRtl: boolean;
  selected: string | undefined;
  piece: number;
  textOf: (range: { start: number; end: number }) => string;
  layout: number;
  nearness: Nearness;
  /** The layout is deferred until the block is near the viewport. */
  canWait: boolean;
}

/**
 * A block of the text: one text node, with the gloss while it is near the viewport. A key press makes all
 * blocks of a novel check whether they have changed, so the check must be cheap.
 */
export const TextBlock = memo(function TextBlock(props: TextBlockProps) {
  const { text, model, minDepth, nearness } = props;
  const block = useRef<HTMLDivElement>(null);
  const { isNear, wasNear } = useIsNear(block, nearness);
  return (
    <div
      ref={block}
      className={styles.block}
      style={assignInlineVars({
        [styles.depth]: String(Math.max(minDepth, model.depth)),
        [styles.lanes]: String(model.lanes),
        [styles.lines]: String(model.lines),
      })}
      dir={model.direction}
      data-waiting={(props.canWait && !wasNear) || undefined}
    >
      {text}
      {isNear && model.spans.length > 0 && (
        <BlockMarks
          block={block}
          model={model}
          isRtl={props.isRtl}
          selected={props.selected}
          piece={props.piece}
          textOf={props.textOf}
          layout={props.layout}
        />
      )}
    </div>
  );
}, isSameBlock);

function isSameBlock(before: TextBlockProps, after: TextBlockProps): boolean {
  return (
    before.model === after.model &&
    before.text === after.text &&
    before.selected === after.selected &&
    before.piece === after.piece &&
    before.layout === after.layout &&
    before.minDepth === after.minDepth &&
    before.isRtl === after.isRtl &&
    before.nearness === after.nearness
  );
}
