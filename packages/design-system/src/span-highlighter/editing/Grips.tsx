import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import { Handles, type HandlesProps } from "./Handles";

interface GripsProps extends Omit<HandlesProps, "span" | "onMove"> {
  framed: DrawnSpan;
  onMove: (borders: TextRange, piece: number) => void;
}

/** The grips of the framed span, two for each of its pieces. */
export function Grips({ framed, onMove, ...handles }: GripsProps) {
  return framed.pieces.map((span, piece) => (
    <Handles
      key={`${framed.key} ${span.start}`}
      {...handles}
      span={span}
      onMove={(borders) => onMove(borders, piece)}
    />
  ));
}
