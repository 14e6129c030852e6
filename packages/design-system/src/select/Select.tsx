import { useControllable } from "../controllable";
import type { IconPicture } from "../icon";
import { choiceProblems, useWarnings } from "../warnings";
import { type SelectFieldProps, SelectFrame } from "./SelectFrame";
import { SelectList } from "./SelectList";

/** An option of a select. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconPicture | undefined;
  /** A number at the end of the line. */
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends SelectFieldProps {
  /** The options in the order of display; values must differ. */
  options: readonly SelectOption<Value>[];
  /** `undefined`: nothing is selected. Without the prop the select keeps its value itself. */
  value?: NoInfer<Value> | undefined;
  /** The value at first and after a reset of the form, for a select that keeps it itself. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the selected value; the list closes. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * Selects one of many options: arrows, Home, End and typing move, Enter selects, Escape cancels.
 *
 * @example
 * <Select
 *   name="sort"
 *   label="Sort by"
 *   options={[
 *     { value: "name", label: "Name" },
 *     { value: "created", label: "Created" },
 *   ]}
 *   defaultValue="name"
 * />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value: controlled, defaultValue, onChange, placeholder = "", words, ...field } = props;
  const [value, change, inForm] = useControllable<Value | undefined>({
    isControlled: "value" in props,
    value: controlled,
    defaultValue,
    onChange: (next) => next !== undefined && onChange?.(next),
  });
  useWarnings("Select", () => choiceProblems("options", options, [value]));
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectFrame
      {...field}
      shown={chosen?.label ?? placeholder}
      isEmpty={chosen === undefined}
      values={chosen ? [chosen.value] : []}
      inForm={inForm}
    >
      {(close) => (
        <SelectList
          label={field.label}
          words={words}
          options={options.map(({ count, ...option }) => ({ ...option, note: count }))}
          selected={value === undefined ? [] : [value]}
          mark="tick"
          onChoose={(next) => {
            const option = options.find((candidate) => candidate.value === next);
            close();
            if (option && option.value !== value) change(option.value);
          }}
        />
      )}
    </SelectFrame>
  );
}
