import { useControllable } from "../controllable";
import { choiceProblems, useWarnings } from "../warnings";
import type { SelectOption } from "./Select";
import { type SelectFieldProps, SelectFrame } from "./SelectFrame";
import { SelectList } from "./SelectList";

export interface MultiSelectProps<Value extends string> extends SelectFieldProps {
  /** The options in the order of display; values must differ. */
  options: readonly SelectOption<Value>[];
  /** Without it the select keeps its values itself. */
  values?: readonly NoInfer<Value>[] | undefined;
  /**
   * The values at first and after a reset of the form, for a select that keeps them itself.
   *
   * @default none
   */
  defaultValues?: readonly NoInfer<Value>[] | undefined;
  /** Called with all selected values, in the order of the options. The list stays open. */
  onChange?: ((values: readonly Value[]) => void) | undefined;
  /** The text of the button for two and more: 3 → "3 workspaces". */
  countLabel: (count: number) => string;
  /**
   * Whether the list has a search field, for which it needs `words`.
   *
   * @default whether there are more than eight options
   */
  hasSearch?: boolean | undefined;
  /** The options are loading: the list shows five placeholders, and this text is announced. */
  loadingLabel?: string | undefined;
}

/**
 * Selects any number of options: Enter and Space tick, the list stays open until Escape.
 *
 * @example
 * <MultiSelect
 *   label="Workspaces"
 *   options={[
 *     { value: "support", label: "Support" },
 *     { value: "news", label: "Newsroom" },
 *   ]}
 *   defaultValues={["support"]}
 *   placeholder="All workspaces"
 *   countLabel={(count) => `${count} workspaces`}
 * />
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { options, placeholder = "", countLabel, words, defaultValues = [], onChange, ...rest } = props;
  const { values: controlled, hasSearch, loadingLabel, ...field } = rest;
  const [values, change, inForm] = useControllable<readonly Value[]>({
    value: controlled,
    defaultValue: defaultValues,
    onChange,
  });
  useWarnings("MultiSelect", () => choiceProblems("options", options, values));
  const chosen = options.filter(({ value }) => values.includes(value));
  const [first] = chosen;
  const shown = chosen.length > 1 ? countLabel(chosen.length) : (first?.label ?? placeholder);
  // In the order of the options, not of ticking.
  const toggle = (toggled: string) =>
    change(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !values.includes(value) : values.includes(value))),
    );
  return (
    <SelectFrame
      {...field}
      shown={shown}
      isEmpty={chosen.length === 0}
      values={chosen.map(({ value }) => value)}
      inForm={inForm}
    >
      {() => (
        <SelectList
          label={field.label}
          words={words}
          options={options.map(({ count, ...option }) => ({ ...option, note: count }))}
          selected={values}
          mark="box"
          hasSearch={hasSearch}
          loadingLabel={loadingLabel}
          onChoose={toggle}
        />
      )}
    </SelectFrame>
  );
}
