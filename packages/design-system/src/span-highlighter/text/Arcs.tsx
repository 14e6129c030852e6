import { assignInlineVars } from "@vanilla-extract/dynamic";
import { quoteOf } from "../words";
import * as styles from "./Arcs.css";
import type { PlacedArc } from "./measure-arcs";
import * as where from "./place.css";

interface ArcsProps {
  arcs: readonly PlacedArc[];
  /** The key of the framed span. */
  selected: string | undefined;
  isRtl: boolean;
  textOf: (range: { start: number; end: number }) => string;
}

/** The relations of a block: lines with arrows in the lanes above the words, and their labels. */
export function Arcs({ arcs, selected, isRtl, textOf }: ArcsProps) {
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
          data-word={wordOf(placed, isRtl, textOf)}
          data-side={placed.arc.part === "whole" ? undefined : isRtl ? "end" : "start"}
          data-span={placed.arc.part === "to" ? placed.arc.to.key : placed.arc.from.key}
          data-selected={isAt(placed, selected) || undefined}
        />
      ))}
    </>
  );
}

const keyOf = ({ arc }: PlacedArc) => `${arc.index} ${arc.part}`;
const isAt = ({ arc }: PlacedArc, key: string | undefined) =>
  key !== undefined && (arc.from.key === key || arc.to.key === key);

const arrowAt = ({ x, y }: { x: number; y: number }) => `M${x} ${y}l-3.5 -6h7z`;

// A stub also has the direction and the text of its other end.
function wordOf({ arc }: PlacedArc, isRtl: boolean, textOf: ArcsProps["textOf"]): string {
  if (arc.part === "whole") return arc.text;
  const other = arc.part === "from" ? arc.to : arc.from;
  const arrow = (arc.part === "from") === isRtl ? "←" : "→";
  return `${arrow} ${arc.text}: ${quoteOf(textOf(other))}`;
}
