import type { KeyboardEvent, PointerEvent } from "react";
import { useDrag } from "../drag";
import { useDirection } from "../text-direction";
import * as styles from "./SplitPanels.css";
import { type SplitWords, StepButtons } from "./StepButtons";
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
    steps.onKey(event);
    const next = moved(event, at, range, { orientation, isRightToLeft, step });
    if (next === undefined) return;
    event.preventDefault();
    // The arrow keys would also page through the records.
    event.stopPropagation();
    onMove(next);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: hr can't be moved; a focusable separator is the window-splitter pattern */}
      <div
        ref={steps.handle}
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-label={label}
        // The border between panels that are side by side is vertical.
        aria-orientation={isBeside ? "vertical" : "horizontal"}
        aria-valuenow={Math.round(at)}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        data-dragging={drag.isDragging || undefined}
        onKeyDown={onKeyDown}
        onClick={steps.onClick}
        onDoubleClick={() => onMove(range.initial)}
        {...drag.handlers}
      />
      {words && steps.isOpen && (
        <StepButtons
          {...{ label, words }}
          ref={steps.buttons}
          arrows={isBeside ? "left right" : "up down"}
          isLeast={at <= range.min}
          isMost={at >= range.max}
          onStep={(way) => onMove(within(range, at + way * step.large))}
          onReset={() => onMove(range.initial)}
          onKeyDown={steps.onKey}
          className={isBeside ? styles.besideHandle : styles.belowHandle}
        />
      )}
    </>
  );
}
