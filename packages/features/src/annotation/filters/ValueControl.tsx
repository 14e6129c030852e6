import type { Question, ValueCondition } from "@glossa/contract";
import { MultiSelectList, RangeSlider, SegmentedControl } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { rangeCondition, type ValueChoice, valueChoiceOf } from "./conditions";
import * as styles from "./Filters.css";
import { useFilterWords } from "./use-filter-words";

type Limits = Extract<ValueChoice, { kind: "range" }>;
type Options = Exclude<ValueChoice, Limits>;

interface ValueControlProps {
  question: Question;
  value: ValueCondition | undefined;
  onChange: (value: ValueCondition | undefined) => void;
}

/** Filters by the value of one question: by options or by a range. */
export function ValueControl({ question, value, onChange }: ValueControlProps) {
  const choice = valueChoiceOf(question);
  if (!choice) return null;
  const control = { label: question.title, value, onChange };
  return choice.kind === "range" ? (
    <RangeControl {...control} limits={choice} />
  ) : (
    <OptionsControl {...control} choice={choice} />
  );
}

interface ControlProps extends Omit<ValueControlProps, "question"> {
  label: string;
}

function RangeControl({ label, value, onChange, limits }: ControlProps & { limits: Limits }) {
  const { range } = useFilterWords();
  const { min, max } = limits;
  const { ge, le } = value && "range" in value ? value.range : { ge: min, le: max };
  return (
    <RangeSlider
      label={label}
      isLabelHidden
      {...{ min, max }}
      step={1}
      value={[ge, le]}
      onChange={(next) => onChange(rangeCondition(next, limits))}
      words={range}
    />
  );
}

function OptionsControl({ label, value, onChange, choice }: ControlProps & { choice: Options }) {
  const { list } = useFilterWords();
  const values = value ? optionsIn(value) : [];
  const operator = value && "operator" in value ? value.operator : "and";
  const change = (next: readonly string[], by = operator) => {
    if (next.length === 0) return onChange(undefined);
    onChange(choice.kind === "terms" ? { terms: next } : { operator: by, values: next });
  };
  return (
    <>
      {choice.kind === "operator" && values.length > 1 && (
        <Operator value={operator} onChange={(next) => change(values, next)} />
      )}
      <MultiSelectList
        label={label}
        options={choice.options}
        values={values}
        onChange={change}
        words={list}
      />
    </>
  );
}

function optionsIn(condition: ValueCondition): readonly string[] {
  if ("operator" in condition) return condition.values;
  return "terms" in condition ? condition.terms : [];
}

interface OperatorProps {
  value: "and" | "or";
  onChange: (value: "and" | "or") => void;
}

function Operator({ value, onChange }: OperatorProps) {
  const t = useT();
  return (
    <SegmentedControl
      className={styles.natural}
      label={t("filters.operator")}
      options={[
        { value: "and", label: t("filters.and") },
        { value: "or", label: t("filters.or") },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
