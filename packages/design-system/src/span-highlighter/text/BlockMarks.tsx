import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type RefObject, useContext, useLayoutEffect, useState } from "react";
import { Icon, MessagesSquare, Pencil } from "../../icon";
import { useLoaded } from "../../on-demand";
import { tint } from "../../tint";
import { areNear } from "../engine/layout/extents";
import type { Box } from "../engine/layout/fragments";
import { tintSegments } from "../engine/text/segments";
import type { TextRange } from "../engine/text/units";
import type { BlockModel } from "../model/block-models";
import type { DrawnSpan } from "../model/drawn-spans";
import { RenderingContext, type SpanOnLine } from "../render";
import * as styles from "./Marks.css";
import { type MeasuredBlock, measureBlock, type PlacedFragment, rangesInBlock } from "./measure";
import { own } from "./own-colour.css";
import { hasHighlight, tintName, tintsByHighlight } from "./paint";
import * as where from "./place.css";

const loadArcs = () => import("./Arcs");

export interface BlockMarksProps {
  block: RefObject<HTMLElement | null>;
  model: BlockModel;
  isRtl: boolean;
  /** The key of the selected span. */
  selected: string | undefined;
  /** The index of its piece whose borders keys move. */
  piece: number;
  /** Changes when the layout of the text changes. */
  layout: number;
  /** The ranges of content that is not one text node. */
  rangesIn?: ((range: TextRange) => Range[]) | undefined;
  /** The words of a range of the whole text. */
  textOf: (range: TextRange) => string;
}

/** The gloss of one block: measured after each change, before anything is painted. */
export function BlockMarks({
  block,
  model,
  isRtl,
  selected,
  piece,
  layout,
  rangesIn,
  textOf,
}: BlockMarksProps) {
  const [measured, setMeasured] = useState<MeasuredBlock>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout asks for new measures
  useLayoutEffect(() => {
    const element = block.current;
    if (!element) return;
    const ranges = rangesIn ?? rangesInBlock(element, model);
    setMeasured(measureBlock(element, model, { isRtl, needsTints: !tintsByHighlight(), rangesIn: ranges }));
  }, [block, model, isRtl, layout, rangesIn]);
  useTints(block, model, rangesIn);
  const arcs = useLoaded(loadArcs, model.arcs.length > 0);
  if (!measured) return null;
  return (
    <>
      {measured.tints.length > 0 && (
        <div className={styles.overlay} data-layer="under" aria-hidden="true">
          {measured.tints.map((box) => (
            <span
              key={`${box.left} ${box.top}`}
              className={styles.under}
              style={placeOf(box, box)}
              data-hue={hueOf(box)}
            />
          ))}
        </div>
      )}
      <div className={styles.overlay} aria-hidden="true">
        {measured.gaps.map((gap) => (
          <span
            key={`${gap.drawn.key} ${gap.left} ${gap.top}`}
            className={styles.gap}
            style={placeOf(gap, gap.drawn)}
            data-hue={hueOf(gap.drawn)}
            data-part="gap"
          />
        ))}
        {measured.fragments.map((fragment) => (
          <Mark
            key={`${fragment.drawn.key} ${fragment.left} ${fragment.top}`}
            fragment={fragment}
            isRtl={isRtl}
            isSelected={fragment.drawn.key === selected}
            isOther={fragment.piece !== piece}
          />
        ))}
        {arcs && <arcs.Arcs {...{ block, model, isRtl, selected, layout, rangesIn, textOf }} />}
      </div>
    </>
  );
}

/** Tints the text of a block with the Highlight API, or with boxes under the text. */
function useTints(
  block: RefObject<HTMLElement | null>,
  model: BlockModel,
  rangesIn: BlockMarksProps["rangesIn"],
): void {
  useLayoutEffect(() => {
    const element = block.current;
    if (!element || !tintsByHighlight()) return undefined;
    const ranges = rangesIn ?? rangesInBlock(element, model);
    const segments = tintSegments(model.spans, model).filter(({ hue }) => hasHighlight(hue));
    const undo = segments.map((segment) =>
      tint(
        tintName(segment.hue),
        ranges(segment).map((part) => new StaticRange(part)),
      ),
    );
    return () => {
      for (const untint of undo) untint();
    };
  }, [block, model, rangesIn]);
}

interface MarkProps {
  fragment: PlacedFragment;
  isRtl: boolean;
  isSelected: boolean;
  /** Keys move the borders of another piece of its span. */
  isOther: boolean;
}

function Mark({ fragment, isRtl, isSelected, isOther }: MarkProps) {
  const { drawn, tag } = fragment;
  const { renderMark, renderLabel } = useContext(RenderingContext);
  const state = { "data-hue": hueOf(drawn), "data-look": drawn.look };
  const onLine = onLineOf(fragment, isSelected);
  return (
    <>
      {isSelected && <Frame fragment={fragment} isRtl={isRtl} isOther={isOther} />}
      {renderMark ? (
        <span className={styles.ownMark} style={placeOf(fragment, drawn)} data-part="mark">
          {renderMark(onLine)}
        </span>
      ) : (
        <span className={styles.rule} style={placeOf(fragment, drawn)} {...state} />
      )}
      {tag !== "none" && (
        <span
          className={styles.tag}
          style={tagPlaceOf(fragment, isRtl)}
          {...state}
          data-span={drawn.key}
          data-side={isRtl ? "end" : "start"}
          data-selected={isSelected || undefined}
        >
          {renderLabel ? renderLabel(onLine) : <TagWord drawn={drawn} isRepeated={onLine.isRepeated} />}
        </span>
      )}
    </>
  );
}

function Frame({ fragment, isRtl, isOther }: Pick<MarkProps, "fragment" | "isRtl" | "isOther">) {
  const { isFirst, isLast, drawn } = fragment;
  return (
    <span
      className={styles.frame}
      style={placeOf(fragment, drawn)}
      data-first={(isRtl ? isLast : isFirst) || undefined}
      data-last={(isRtl ? isFirst : isLast) || undefined}
      data-other={isOther || undefined}
    />
  );
}

function TagWord({ drawn, isRepeated }: { drawn: DrawnSpan; isRepeated: boolean }) {
  return (
    <>
      {drawn.look !== "ink" && <Icon picture={Pencil} size={10} />}
      <span className={styles.word} data-word={wordOf(drawn, isRepeated)} />
      {drawn.span.note !== undefined && <Icon picture={MessagesSquare} size={10} />}
    </>
  );
}

function onLineOf({ drawn, tag }: PlacedFragment, isSelected: boolean): SpanOnLine {
  const { span, text, look, score } = drawn;
  return { span, text, look, score, isSelected, isRepeated: tag === "repeated" };
}

// Pieces that are far apart have no line between them.
function wordOf({ text, score, pieces }: DrawnSpan, isRepeated: boolean): string {
  const word = score === undefined ? text : `${text} ${score}`;
  const isFarOn = pieces.some((piece, index) => {
    const next = pieces[index + 1];
    return next !== undefined && !areNear(piece, next);
  });
  return isRepeated ? `… ${word}` : isFarOn ? `${word} …` : word;
}

interface Coloured {
  hue: number;
  own: string | undefined;
}

const hueOf = ({ hue, own: colour }: Coloured) => (colour === undefined ? hue : "own");

function placeOf(box: Box, drawn: Coloured & { level?: number }) {
  return assignInlineVars({
    [own]: drawn.own,
    [where.left]: `${box.left}px`,
    [where.top]: `${box.top}px`,
    [where.width]: `${box.right - box.left}px`,
    [where.height]: `${box.bottom - box.top}px`,
    [styles.level]: String(drawn.level ?? 0),
  });
}

function tagPlaceOf({ drawn, tagRoom, ...box }: PlacedFragment, isRtl: boolean) {
  return assignInlineVars({
    [own]: drawn.own,
    [where.left]: `${isRtl ? box.right : box.left}px`,
    [where.top]: `${box.top}px`,
    [where.height]: `${box.bottom - box.top}px`,
    [styles.level]: String(drawn.level),
    [styles.room]: `${tagRoom.room}px`,
    [styles.toEnd]: `${tagRoom.toEnd}px`,
  });
}
