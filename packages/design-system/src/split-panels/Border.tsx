import type { ComponentProps, KeyboardEvent } from "react";
import type { useDrag } from "../drag";
import { StepButtons } from "./StepButtons";
import type { useSteps } from "./use-steps";

interface BorderProps {
  label: string;
  orientation: "horizontal" | "vertical";
  /** Its position, the least and, if there is one, the greatest. */
  at: number;
  min: number;
  max?: number | undefined;
  steps: ReturnType<typeof useSteps>;
  drag: ReturnType<typeof useDrag>;
  onKeyDown: (event: KeyboardEvent) => void;
  onReset: () => void;
  className: string;
  /** The buttons that a click shows; undefined if nothing names them. */
  buttons: Omit<ComponentProps<typeof StepButtons>, "ref" | "label" | "onReset" | "onKeyDown"> | undefined;
}

/** A border that is dragged or moved with the keyboard; a click shows buttons for those who cannot drag. */
export function Border(props: BorderProps) {
  const { label, orientation, at, min, max, steps, drag, onKeyDown, onReset, className, buttons } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: hr can't be moved; a focusable separator is the window-splitter pattern */}
      <div
        ref={steps.handle}
        className={className}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={orientation}
        aria-valuenow={Math.round(at)}
        aria-valuemin={min}
        aria-valuemax={max}
        data-dragging={drag.isDragging || undefined}
        onKeyDown={(event) => {
          steps.onKey(event);
          onKeyDown(event);
        }}
        onClick={steps.onClick}
        onDoubleClick={onReset}
        {...drag.handlers}
      />
      {buttons && steps.isOpen && (
        <StepButtons {...buttons} {...{ label, onReset }} ref={steps.buttons} onKeyDown={steps.onKey} />
      )}
    </>
  );
}
