import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useDrag } from "../drag";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from "../icon";
import { IconButton } from "../icon-button";
import { useLatest } from "../latest";
import { useDirection } from "../text-direction";

import * as styles from "./SplitPanels.css";
import { moved, type Range, within } from "./split";

/** Texts of the buttons that a click on the handle shows. */
export interface SplitWords {
  /** Less room for the page. */
  smaller: string;
  larger: string;
  reset: string;
}

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
/** Pixels that a click may move. */
const slack = 3;

/** The border between two panels: drags; a click shows buttons that move it, for those who cannot drag. */
export function SplitHandle(props: SplitHandleProps) {
  const { label, orientation, at, range, words, onMove, placeOf } = props;
  const isRightToLeft = useDirection() === "rtl";
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  usePressElsewhere(isOpen, [handle, buttons], () => setOpen(false));
  const wasDragged = useRef(false);
  const drag = useDrag({
    slack,
    onStart() {
      wasDragged.current = false;
    },
    onMove(event) {
      wasDragged.current = true;
      const place = placeOf(event);
      if (place !== undefined) onMove(within(range, place));
    },
  });

  const close = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    // A dialog around the panels stays.
    event.stopPropagation();
    setOpen(false);
    handle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    close(event);
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
        ref={handle}
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-label={label}
        // The border between panels that are side by side is vertical.
        aria-orientation={orientation === "horizontal" ? "vertical" : "horizontal"}
        aria-valuenow={Math.round(at)}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        data-dragging={drag.isDragging || undefined}
        onKeyDown={onKeyDown}
        onClick={() => !wasDragged.current && setOpen(!isOpen)}
        onDoubleClick={() => onMove(range.initial)}
        {...drag.handlers}
      />
      {words && isOpen && (
        <StepButtons
          {...props}
          ref={buttons}
          words={words}
          onKeyDown={close}
          onStep={(way) => onMove(within(range, at + way * step.large))}
        />
      )}
    </>
  );
}

interface StepButtonsProps
  extends Pick<SplitHandleProps, "label" | "orientation" | "at" | "range" | "onMove"> {
  ref: RefObject<HTMLDivElement | null>;
  words: SplitWords;
  onStep: (way: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function StepButtons(props: StepButtonsProps) {
  const { ref, label, orientation, at, range, words, onMove, onStep, onKeyDown } = props;
  const isBeside = orientation === "horizontal";
  const common = { hasNativeTooltip: true, isDirectional: isBeside, onKeyDown };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div ref={ref} role="group" aria-label={label} className={styles.steps} data-orientation={orientation}>
      <IconButton
        {...common}
        picture={isBeside ? ArrowLeft : ArrowUp}
        label={words.smaller}
        isDisabled={at <= range.min}
        onClick={() => onStep(-1)}
      />
      <IconButton
        {...common}
        picture={isBeside ? ArrowRight : ArrowDown}
        label={words.larger}
        isDisabled={at >= range.max}
        onClick={() => onStep(1)}
      />
      <IconButton
        {...common}
        isDirectional={false}
        picture={RotateCcw}
        label={words.reset}
        onClick={() => onMove(range.initial)}
      />
    </div>
  );
}

/** Calls back when the pointer is pressed outside some elements, while they are open. */
function usePressElsewhere(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  const press = useLatest((target: EventTarget | null) => {
    if (!inside.some(({ current }) => current?.contains(target as Node))) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ target }: Event) => press(target);
    document.addEventListener("pointerdown", listen);
    return () => document.removeEventListener("pointerdown", listen);
  }, [isOpen]);
}
