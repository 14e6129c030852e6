import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useLayoutEffect, useState } from "react";
import { ArrowLeft, ArrowRight, Icon } from "../../icon";
import { quoteOf } from "../words";
import * as styles from "./Arcs.css";
import type { BlockMarksProps } from "./BlockMarks";
import { word } from "./Marks.css";
import { boxesIn, rangesInBlock } from "./measure";
import { type PlacedArc, placedArcs } from "./measure-arcs";
import * as where from "./place.css";

type ArcsProps = Omit<BlockMarksProps, "piece">;

/** The relations of a block: lines with arrows in the lanes above the words, and their labels. */
export function Arcs({ block, model, isRtl, selected, layout, rangesIn, textOf }: ArcsProps) {
  const [arcs, setArcs] = useState<readonly PlacedArc[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout asks for new measures
  useLayoutEffect(() => {
    const element = block.current;
    if (!element) return;
    const places = boxesIn(element, model, rangesIn ?? rangesInBlock(element, model));
    setArcs(placedArcs(model, { ...places, isRtl, lane: laneHeight() }));
  }, [block, model, isRtl, layout, rangesIn]);
  if (arcs.length === 0) return null;
  return (
    <>
      <svg className={styles.lines} data-part="arcs" aria-hidden="true">
        {arcs.map((placed) => (
          <g key={keyOf(placed)} className={styles.arc} data-selected={isAt(placed, selected) || undefined}>
            <path d={placed.path} />
            {placed.tip && <path className={styles.tip} d={arrowAt(placed.tip)} />}
          </g>
        ))}
      </svg>
      {arcs.map((placed) => (
        <span
          key={keyOf(placed)}
          className={styles.label}
          style={assignInlineVars({
            [where.left]: `${placed.label.left}px`,
            [where.top]: `${placed.label.bottom}px`,
            [styles.room]: `${placed.label.room}px`,
          })}
          data-part="relation"
          data-side={placed.arc.part === "whole" ? undefined : isRtl ? "end" : "start"}
          data-span={placed.arc.part === "to" ? placed.arc.to.key : placed.arc.from.key}
          data-selected={isAt(placed, selected) || undefined}
        >
          {placed.arc.part !== "whole" && (
            <Icon picture={(placed.arc.part === "from") === isRtl ? ArrowLeft : ArrowRight} size={10} />
          )}
          <span className={word} data-word={wordOf(placed, textOf)} />
        </span>
      ))}
    </>
  );
}

/** The height of a lane, which is that of a label. */
function laneHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

const keyOf = ({ arc }: PlacedArc) => `${arc.index} ${arc.part}`;
const isAt = ({ arc }: PlacedArc, key: string | undefined) =>
  key !== undefined && (arc.from.key === key || arc.to.key === key);

const arrowAt = ({ x, y }: { x: number; y: number }) => `M${x} ${y}l-3.5 -6h7z`;

// A stub also has the text of its other end.
function wordOf({ arc }: PlacedArc, textOf: ArcsProps["textOf"]): string {
  if (arc.part === "whole") return arc.text;
  const other = arc.part === "from" ? arc.to : arc.from;
  return `${arc.text}: ${quoteOf(textOf(other))}`;
}
