import { useId } from "react";
import { useControllable } from "../controllable";
import { Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { choiceProblems, useWarnings } from "../warnings";
import * as styles from "./SegmentedControl.css";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconPicture | undefined;
  /** The language of the label, if it is not that of the page: the label is not translated. */
  lang?: string | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends NativeProps<"fieldset", "onChange" | "defaultValue"> {
  /** The name of the group for screen readers. */
  label: string;
  /** The options in the order of display; values must differ. */
  options: readonly SegmentedOption<Value>[];
  /** Without it the control keeps its value itself. */
  value?: NoInfer<Value> | undefined;
  /**
   * The option at first and after a reset of the form, for a control that keeps its value itself.
   *
   * @default the first option
   */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /** The name in a form. */
  name?: string | undefined;
}

/**
 * Two to four exclusive views, one of which is always selected: focus or bulk, a theme, a language.
 *
 * @example
 * <SegmentedControl
 *   label="View"
 *   options={[
 *     { value: "focus", label: "Focus" },
 *     { value: "bulk", label: "Bulk" },
 *   ]}
 * />
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: controlled, defaultValue, onChange, name, ...native } = props;
  const id = useId();
  const [value, change, inForm] = useControllable<Value | undefined>({
    value: controlled,
    defaultValue: defaultValue ?? options[0]?.value,
    onChange: (next) => next !== undefined && onChange?.(next),
  });
  useWarnings("SegmentedControl", () => choiceProblems("options", options, [value]));
  return (
    <fieldset {...rootProps(native, styles.group)} aria-label={label}>
      <span ref={inForm} hidden />
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          {...(option.lang !== undefined && { lang: option.lang, translate: "no" })}
        >
          <input
            className={styles.input}
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => change(option.value)}
          />
          {option.icon && <Icon picture={option.icon} size={14} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
