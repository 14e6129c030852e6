import type { IconPicture } from "../icon";
import { type SelectFieldProps, SelectFrame } from "./SelectFrame";
import { SelectList } from "./SelectList";

/** An option of a select. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconPicture;
  /** A number at the end of the line. */
  count?: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends SelectFieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Selects one of many options: arrows, Home, End and typing move, Enter selects, Escape cancels. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, words, ...field } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectFrame {...field} shown={chosen?.label ?? placeholder} isEmpty={chosen === undefined}>
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
            if (option && option.value !== value) onChange(option.value);
          }}
        />
      )}
    </SelectFrame>
  );
}
