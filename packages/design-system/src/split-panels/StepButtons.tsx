import type { KeyboardEvent, RefObject } from "react";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from "../icon";
import { IconButton } from "../icon-button";
import * as styles from "./StepButtons.css";

/** Texts of the buttons that a click on a border shows. */
export interface SplitWords {
  /** Less room: for the page of two panels, or for a panel at the lower edge. */
  smaller: string;
  larger: string;
  reset: string;
}

interface StepButtonsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The name of the border. */
  label: string;
  words: SplitWords;
  /** The directions of the arrows, in the order smaller, larger. */
  arrows: "left right" | "up down" | "down up";
  isLeast: boolean;
  isMost: boolean;
  onStep: (way: 1 | -1) => void;
  onReset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  className: string;
}

const pictures = {
  "left right": [ArrowLeft, ArrowRight],
  "up down": [ArrowUp, ArrowDown],
  "down up": [ArrowDown, ArrowUp],
} as const;

/** The buttons that move a border for those who cannot drag. */
export function StepButtons(props: StepButtonsProps) {
  const { ref, label, words, arrows, isLeast, isMost, onStep, onReset, onKeyDown, className } = props;
  const [smaller, larger] = pictures[arrows];
  const common = { hasNativeTooltip: true, onKeyDown };
  const step = { ...common, isDirectional: arrows === "left right" };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div ref={ref} role="group" aria-label={label} className={`${styles.steps} ${className}`}>
      <IconButton
        {...step}
        picture={smaller}
        label={words.smaller}
        isDisabled={isLeast}
        onClick={() => onStep(-1)}
      />
      <IconButton
        {...step}
        picture={larger}
        label={words.larger}
        isDisabled={isMost}
        onClick={() => onStep(1)}
      />
      <IconButton {...common} picture={RotateCcw} label={words.reset} onClick={onReset} />
    </div>
  );
}
