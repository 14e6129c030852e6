import type { ReactNode } from "react";
import { choiceRow } from "../choice-row";
import { type NativeProps, rootProps, setRef } from "../native";
import * as styles from "./Checkbox.css";

export interface CheckboxProps extends NativeProps<"input", "type" | "checked" | "disabled" | "onChange"> {
  /** Part of the target: a click on it counts. */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Mixed: some of the items that it represents are selected. */
  isMixed?: boolean;
  /** It must be ticked, or something about it is wrong. */
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** A choice that is on or off. */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, isMixed = false, isInvalid, isDisabled, ...rest } = props;
  const { ref, className, style, ...native } = rest;
  // "Mixed" has no attribute in HTML, only a property.
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
    return setRef(ref, input);
  };
  return (
    <label {...rootProps({ className, style }, choiceRow)}>
      <input
        {...native}
        ref={showMixed}
        className={styles.box}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
