import type { ReactNode } from "react";
import { choiceRow } from "../choice-row";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Switch.css";

export interface SwitchProps
  extends NativeProps<"input", "type" | "role" | "checked" | "disabled" | "onChange"> {
  /** Part of the target: a click on it counts. */
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A setting that applies at once. For settings that are saved by a button, use a checkbox. */
export function Switch(props: SwitchProps) {
  const { label, isOn, onChange, isDisabled, className, style, ...native } = props;
  return (
    <label {...rootProps({ className, style }, choiceRow)}>
      <input
        {...native}
        className={styles.track}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
