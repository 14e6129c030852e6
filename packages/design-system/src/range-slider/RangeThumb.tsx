import type { KeyboardEvent } from "react";
import type { NumberRange } from "../number-field/number";
import { useDirection } from "../text-direction";
import * as styles from "./RangeSlider.css";
import { valueByKey } from "./range";

interface RangeThumbProps {
  name: "from" | "to";
  formName: string | undefined;
  label: string;
  value: number;
  range: NumberRange;
  /** The value as it is spoken. */
  said: string;
  isDisabled: boolean | undefined;
  isDragging: boolean;
  onMove: (to: number) => void;
}

/** One end: an invisible native slider for keyboard and screen readers, and the visible thumb. */
export function RangeThumb(props: RangeThumbProps) {
  const { name, formName, label, value, range, said, isDisabled, isDragging, onMove } = props;
  const isRightToLeft = useDirection() === "rtl";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = valueByKey(event.key, value, range, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    // The arrow keys would also page through the records.
    event.stopPropagation();
    onMove(next);
  };
  return (
    <>
      <input
        className={styles.input}
        type="range"
        name={formName}
        {...range}
        value={value}
        aria-label={label}
        aria-valuetext={said}
        disabled={isDisabled}
        // Screen readers change the value without a key press.
        onChange={(event) => onMove(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <span className={styles.knob} data-thumb={name} data-dragging={isDragging || undefined} />
    </>
  );
}
