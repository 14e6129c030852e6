import { useId } from "react";
import { useControllable } from "../controllable";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import { FieldNote, type FieldWords, noteAttributes, RequiredMark } from "../text-field";
import { VisuallyHidden } from "../visually-hidden";
import { choiceProblems, useWarnings } from "../warnings";
import * as styles from "./RadioGroup.css";

/** One of the options. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** The consequence of choosing it, under its label. */
  help?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange" | "defaultValue">,
    FieldWords {
  /** The options in the order of display; values must differ. */
  options: readonly RadioOption<Value>[];
  /** `undefined`: no option is selected. Without the prop the group keeps its value itself. */
  value?: NoInfer<Value> | undefined;
  /** The option at first and after a reset of the form, for a group that keeps its value itself. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /**
   * No option can be made or focused, and the group is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A few exclusive options, all visible: one Tab stop, arrow keys select.
 *
 * @example
 * <RadioGroup
 *   name="order"
 *   label="Order"
 *   options={[
 *     { value: "newest", label: "Newest first" },
 *     { value: "oldest", label: "Oldest first", help: "As they were imported" },
 *   ]}
 *   defaultValue="newest"
 * />
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    options,
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
  useWarnings("RadioGroup", () => choiceProblems("options", options, [value]));
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
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <bdi dir={majorityDirection(label)}>{label}</bdi>
        )}
        <RequiredMark label={requiredLabel} />
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles.row} data-single={!option.help || undefined}>
          <input
            className={styles.circle}
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled || option.isDisabled}
            onChange={() => change(option.value)}
          />
          <span className={styles.words}>
            <bdi dir={majorityDirection(option.label)}>{option.label}</bdi>
            {option.help && <span className={styles.help}>{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
