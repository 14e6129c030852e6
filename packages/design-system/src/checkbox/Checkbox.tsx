import type { ReactNode } from "react";
import * as styles from "./Checkbox.css";

export interface CheckboxProps {
  /** Part of the target: a click on it counts. */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Neither on nor off: some of what it stands for is chosen. */
  isMixed?: boolean;
  isDisabled?: boolean;
}

/** A choice that is on or off. */
export function Checkbox({ label, isChecked, onChange, isMixed = false, isDisabled }: CheckboxProps) {
  // "Mixed" has no attribute in HTML, only a property.
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label className={styles.row}>
      <input
        ref={showMixed}
        className={styles.box}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
