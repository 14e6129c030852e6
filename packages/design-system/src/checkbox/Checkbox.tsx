import { type ReactNode, useId } from "react";
import { choiceRow } from "../choice-row";
import { useControllable } from "../controllable";
import { type NativeProps, rootProps, setRef } from "../native";
import * as styles from "./Checkbox.css";

export interface CheckboxProps
  extends NativeProps<"input", "type" | "checked" | "defaultChecked" | "disabled" | "onChange"> {
  /** Part of the target: a click on it counts. */
  label: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  /** Without it the checkbox keeps its state itself. */
  isChecked?: boolean | undefined;
  /**
   * The state at first and after a reset of the form, for a checkbox that keeps it itself.
   *
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isChecked: boolean) => void) | undefined;
  /**
   * Mixed: some of the items that it represents are selected.
   *
   * @default false
   */
  isMixed?: boolean | undefined;
  /** It must be ticked, or something about it is wrong. */
  isInvalid?: boolean | undefined;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A choice that is on or off.
 *
 * @example
 * <Checkbox name="remember" label="Remember me" defaultChecked />
 */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    help,
    isChecked,
    defaultChecked = false,
    onChange,
    isMixed = false,
    isInvalid,
    isDisabled,
    ...rest
  } = props;
  const { ref, className, style, ...native } = rest;
  const [isOn, change, inForm] = useControllable({
    value: isChecked,
    defaultValue: defaultChecked,
    onChange,
  });
  const id = useId();
  // "Mixed" has no attribute in HTML, only a property.
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
    return setRef(ref, input);
  };
  return (
    <label {...rootProps({ className, style }, choiceRow)} ref={inForm}>
      <input
        {...native}
        ref={showMixed}
        className={styles.box}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        {...(help && { "aria-labelledby": `${id}-label`, "aria-describedby": `${id}-help` })}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          change(target.checked);
          // The browser has reset it, and a parent that keeps its state does not render again.
          target.indeterminate = isMixed;
        }}
      />
      {help ? (
        <span className={styles.words}>
          <span id={`${id}-label`}>{label}</span>
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}
