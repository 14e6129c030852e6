import { ContentBlock } from "../content/ContentBlock";
import type { SpanContent } from "../content/use-content";
import type { ChosenSpan } from "../editing/use-chosen-span";
import type { TextRange } from "../engine/text/units";
import * as styles from "../Highlighter.css";
import type { useHighlighter } from "../use-highlighter";
import { TextBlock } from "./TextBlock";

/** Number of blocks that are laid out at once. */
const FEW = 8;

interface TextSurfaceProps {
  all: ReturnType<typeof useHighlighter>;
  name: { "aria-label": string } | { "aria-labelledby": string };
  hintId: string;
  element: { current: HTMLDivElement | null };
  allowsOverlap: boolean;
  content: SpanContent | undefined;
}

/** The text, for caret, mouse and touch, in blocks that are rendered one by one. */
export function TextSurface({ all, name, hintId, element, allowsOverlap, content }: TextSurfaceProps) {
  const { model } = all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea can show neither tints nor a gloss; this is read-only to typing and still a place for a caret
    <div
      ref={element}
      role="textbox"
      aria-multiline="true"
      aria-readonly="true"
      {...name}
      aria-describedby={hintId}
      tabIndex={0}
      dir={model.isRtl ? "rtl" : "ltr"}
      className={styles.text}
      onKeyDown={all.onTextKey}
      onFocus={all.onTextFocus}
      onBlur={all.onTextBlur}
      onCopy={all.onCopy}
      onPointerDown={all.pointer.onPointerDown}
      onMouseDown={all.pointer.onMouseDown}
      onPointerMove={all.pointer.onPointerMove}
    >
      {model.blocks.map((block) => {
        const common = {
          model: block,
          minDepth: allowsOverlap ? 2 : 1,
          isRtl: model.isRtl,
          ...selectedIn(all.chosen, block),
          layout: all.layout.lines,
          textOf: ({ start, end }: TextRange) => model.text.slice(start, end),
        };
        if (content) return <ContentBlock key="content" content={content} {...common} />;
        return (
          <TextBlock
            key={block.start}
            {...common}
            text={model.text.slice(block.start, block.end)}
            nearness={all.nearness}
            canWait={model.blocks.length > FEW}
          />
        );
      })}
    </div>
  );
}

/** The framed span, if a part of it is in the block, and its piece. */
function selectedIn({ framed, piece }: ChosenSpan, block: TextRange) {
  const isIn = framed?.pieces.some(({ start, end }) => start < block.end && block.start < end);
  return isIn ? { selected: framed?.key, piece } : { selected: undefined, piece: 0 };
}
