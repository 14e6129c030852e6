import type { KeyboardEvent } from "react";
import type { NativeProps } from "../native";
import type { NumberRange } from "../number-field/number";
import { useDirection } from "../text-direction";
import * as styles from "./RangeSlider.css";
import { valueByKey } from "./range";

interface RailThumbProps {
  /** Which end of the fill it is. */
  end: "from" | "to";
  value: number;
  range: NumberRange;
  /** The value as it is spoken. */
  said: string;
  isDisabled: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isDragging: boolean;
  onMove: (to: number) => void;
  /** The rest of the native slider: its name, what describes it. */
  native: NativeProps<"input", "value" | "defaultValue" | "onChange" | "min" | "max" | "step">;
}

/** A value on the rail: an invisible native slider for keyboard and screen readers, and the visible thumb. */
export function RailThumb(props: RailThumbProps) {
  const { end, value, range, said, isDisabled, isReadOnly, isDragging, onMove, native } = props;
  const isRightToLeft = useDirection() === "rtl";
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = valueByKey(event.key, value, range, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    // The arrow keys would also page through the records.
    event.stopPropagation();
    if (!isReadOnly) onMove(next);
  };
  return (
    <>
      <input
        {...native}
        className={styles.input}
        type="range"
        {...range}
        value={value}
        aria-valuetext={said}
        aria-readonly={isReadOnly || undefined}
        disabled={isDisabled}
        // Screen readers change the value without a key press.
        onChange={(event) => !isReadOnly && onMove(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <span className={styles.knob} data-thumb={end} data-dragging={isDragging || undefined} />
    </>
  );
}
