import type { KeyboardEvent, PointerEvent } from "react";
import { useDrag } from "../drag";
import { useDirection } from "../text-direction";
import { Border } from "./Border";
import * as styles from "./SplitPanels.css";
import type { SplitWords } from "./StepButtons";
import { moved, type Range, within } from "./split";
import { useSteps } from "./use-steps";

interface SplitHandleProps {
  label: string;
  orientation: "horizontal" | "vertical";
  at: number;
  range: Range;
  words: SplitWords | undefined;
  onMove: (at: number) => void;
  /** The percentage that the pointer is at. */
  placeOf: (event: PointerEvent) => number | undefined;
}

const step = { small: 2, large: 10 };

/** The border between two panels: drags; a click shows buttons that move it, for those who cannot drag. */
export function SplitHandle(props: SplitHandleProps) {
  const { label, orientation, at, range, words, onMove, placeOf } = props;
  const isBeside = orientation === "horizontal";
  const isRightToLeft = useDirection() === "rtl";
  const steps = useSteps();
  const drag = useDrag({
    onStart: steps.onPress,
    onMove(event, way) {
      const place = steps.isDrag(way) ? placeOf(event) : undefined;
      if (place !== undefined) onMove(within(range, place));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event, at, range, { orientation, isRightToLeft, step });
    if (next === undefined) return;
    event.preventDefault();
    // The arrow keys would also page through the records.
    event.stopPropagation();
    onMove(next);
  };

  const onReset = () => onMove(range.initial);
  return (
    <Border
      {...{ label, at, steps, drag, onKeyDown, onReset }}
      // The border between panels that are side by side is vertical.
      orientation={isBeside ? "vertical" : "horizontal"}
      min={range.min}
      max={range.max}
      className={styles.handle}
      buttons={
        words && {
          words,
          arrows: isBeside ? "left right" : "up down",
          isLeast: at <= range.min,
          isMost: at >= range.max,
          onStep: (way) => onMove(within(range, at + way * step.large)),
          className: isBeside ? styles.besideHandle : styles.belowHandle,
        }
      }
    />
  );
}
