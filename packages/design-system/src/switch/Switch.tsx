import type { ReactNode } from "react";
import { choiceRow } from "../choice-row";
import { useControllable } from "../controllable";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Switch.css";

export interface SwitchProps
  extends NativeProps<"input", "type" | "role" | "checked" | "defaultChecked" | "disabled" | "onChange"> {
  /** Part of the target: a click on it counts. */
  label: ReactNode;
  /** Without it the switch keeps its state itself. */
  isOn?: boolean | undefined;
  /**
   * The state at first and after a reset of the form, for a switch that keeps it itself.
   *
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isOn: boolean) => void) | undefined;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A setting that applies at once. For settings that are saved by a button, use a checkbox.
 *
 * @example
 * <Switch name="offline" label="Keep records on this device" />
 */
export function Switch(props: SwitchProps) {
  const { label, isOn, defaultChecked = false, onChange, isDisabled, className, style, ...native } = props;
  const [isChecked, change, inForm] = useControllable({
    value: isOn,
    defaultValue: defaultChecked,
    onChange,
  });
  return (
    <label {...rootProps({ className, style }, choiceRow)} ref={inForm}>
      <input
        {...native}
        className={styles.track}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself
        role="switch"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => change(event.target.checked)}
      />
      {label}
    </label>
  );
}
