import { useId } from "react";
import { useControllable } from "../controllable";
import { type NativeProps, rootProps } from "../native";
import { FieldNote, type FieldWords, noteAttributes, RequiredMark } from "../text-field";
import { VisuallyHidden } from "../visually-hidden";
import { choiceProblems, useWarnings } from "../warnings";
import * as styles from "./RadioGroup.css";

/** One of the choices. */
export interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  /** The consequence of choosing it, under its label. */
  help?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange" | "defaultValue">,
    FieldWords {
  /** The choices in the order of display; values must differ. */
  choices: readonly RadioChoice<Value>[];
  /** `undefined`: no choice is selected. Without the prop the group keeps its value itself. */
  value?: NoInfer<Value> | undefined;
  /** The choice at first and after a reset of the form, for a group that keeps its value itself. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /**
   * No choice can be made or focused, and the group is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A few exclusive choices, all visible: one Tab stop, arrow keys select.
 *
 * @example
 * <RadioGroup
 *   name="order"
 *   label="Order"
 *   choices={[
 *     { value: "newest", label: "Newest first" },
 *     { value: "oldest", label: "Oldest first", help: "As they were imported" },
 *   ]}
 *   defaultValue="newest"
 * />
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    choices,
    value: controlled,
    defaultValue,
    onChange,
    name,
    isDisabled,
    label,
    isLabelHidden,
    hint,
    error,
    requiredLabel,
    ...native
  } = props;
  const id = useId();
  const [value, change, inForm] = useControllable<Value | undefined>({
    isControlled: "value" in props,
    value: controlled,
    defaultValue,
    onChange: (next) => next !== undefined && onChange?.(next),
  });
  useWarnings("RadioGroup", () => choiceProblems("choices", choices, [value]));
  return (
    <div
      {...rootProps(native, styles.group)}
      {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
      role="radiogroup"
      aria-required={requiredLabel !== undefined || undefined}
      aria-labelledby={`${id}-label`}
      data-invalid={error !== undefined || undefined}
    >
      <span ref={inForm} className={styles.legend} id={`${id}-label`}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <RequiredMark label={requiredLabel} />
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row} data-single={!choice.help || undefined}>
          <input
            className={styles.circle}
            type="radio"
            name={name ?? id}
            value={choice.value}
            checked={choice.value === value}
            disabled={isDisabled || choice.isDisabled}
            onChange={() => change(choice.value)}
          />
          <span className={styles.words}>
            {choice.label}
            {choice.help && <span className={styles.help}>{choice.help}</span>}
          </span>
        </label>
      ))}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
