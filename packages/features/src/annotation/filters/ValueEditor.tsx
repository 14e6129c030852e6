import type { NumberRange, ValueCondition } from "@glossa/contract";
import { MultiSelectList, RangeSlider, SegmentedControl } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { FilterOption, ValueChoice } from "./choices";
import { endsOf, operatorIn, optionsIn, rangeOf, withOptions } from "./conditions";

interface ValueEditorProps {
  /** The name of the property or question for screen readers. */
  label: string;
  choice: ValueChoice;
  condition: ValueCondition | undefined;
  onChange: (condition: ValueCondition | undefined) => void;
}

/** Edits a condition on a value: options, a range, or options of which all or any must be there. */
export function ValueEditor({ label, choice, condition, onChange }: ValueEditorProps) {
  const t = useT();
  if (choice.kind === "range") {
    const range = condition && "range" in condition ? condition.range : undefined;
    return (
      <RangeEditor
        label={label}
        limits={choice}
        range={range}
        onChange={(to) => onChange(to && { range: to })}
      />
    );
  }
  const operator = operatorIn(condition);
  const chosen = optionsIn(condition);
  return (
    <>
      {choice.kind === "allOrAnyOf" && (
        <SegmentedControl
          label={t("filters.operator")}
          segments={[
            { value: "and", label: t("filters.and") },
            { value: "or", label: t("filters.or") },
          ]}
          value={operator}
          onChange={(next) => onChange(withOptions(choice, chosen, next))}
        />
      )}
      <OptionsEditor
        label={label}
        options={choice.options}
        values={chosen}
        onChange={(values) => onChange(withOptions(choice, values, operator))}
      />
    </>
  );
}

interface OptionsEditorProps {
  label: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Chooses options with the number of their records; many can be searched. */
export function OptionsEditor({ label, options, values, onChange }: OptionsEditorProps) {
  const t = useT();
  const format = useFormat();
  // A value of a link that no record has any more can still be removed.
  const others = values.filter((value) => options.every((option) => option.value !== value));
  const all = [...others.map((value) => ({ value, text: value, count: 0 })), ...options];
  return (
    <MultiSelectList
      label={label}
      options={all.map(({ value, text, count }) => ({
        value,
        label: text,
        ...(count !== undefined && { count: format.number(count) }),
      }))}
      values={values}
      onChange={onChange}
      words={{
        search: t("filters.findValue"),
        noneFound: t("filters.noValue"),
        more: (count) => t("filters.moreValues", { count }),
      }}
    />
  );
}

interface RangeEditorProps {
  label: string;
  limits: { min: number; max: number; step: number };
  range: NumberRange | undefined;
  onChange: (range: NumberRange | undefined) => void;
}

/** Chooses a range with a slider and two number fields; all of it is no condition. */
export function RangeEditor({ label, limits, range, onChange }: RangeEditorProps) {
  const t = useT();
  const format = useFormat();
  const { min, max, step } = limits;
  return (
    <RangeSlider
      label={label}
      isLabelHidden
      {...{ min, max, step }}
      value={endsOf(range, limits)}
      onChange={(ends) => onChange(rangeOf(ends, limits))}
      say={format.number}
      words={{ from: t("filters.from"), to: t("filters.to"), between: t("filters.between") }}
    />
  );
}
