import { useId } from "react";
import { type NativeProps, rootProps } from "../native";
import { FieldNote, type FieldWords, noteAttributes, RequiredMark } from "../text-field";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./RadioGroup.css";

/** One of the choices. */
export interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, under its label. */
  help?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange">,
    FieldWords {
  choices: readonly RadioChoice<Value>[];
  /** No choice is selected at first. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** A few exclusive choices, all visible: one Tab stop, arrow keys select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    choices,
    value,
    onChange,
    isDisabled,
    label,
    isLabelHidden,
    hint,
    error,
    requiredLabel,
    ...native
  } = props;
  const name = useId();
  return (
    <div
      {...rootProps(native, styles.group)}
      {...noteAttributes(name, { hint, error })}
      role="radiogroup"
      aria-required={requiredLabel !== undefined || undefined}
      aria-labelledby={`${name}-label`}
      data-invalid={error !== undefined || undefined}
    >
      <span className={styles.legend} id={`${name}-label`}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <RequiredMark label={requiredLabel} />
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row}>
          <input
            className={styles.circle}
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={isDisabled || choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            {choice.label}
            {choice.help && <span className={styles.help}>{choice.help}</span>}
          </span>
        </label>
      ))}
      <FieldNote id={`${name}-note`} hint={hint} error={error} />
    </div>
  );
}
