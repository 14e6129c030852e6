import type { MetadataFilter } from "@glossa/contract";
import { FilterSection, MultiSelectList, RangeSlider } from "@glossa/design-system";
import { useFormat } from "@glossa/locales";
import { conditionText } from "./badges";
import { rangeCondition, termsCondition, withMetadata } from "./conditions";
import type { MetadataChoice } from "./filters-view";
import { useFilterWords } from "./use-filter-words";

interface MetadataControlsProps {
  choices: readonly MetadataChoice[];
  value: readonly MetadataFilter[];
  onChange: (value: readonly MetadataFilter[]) => void;
  /**
   * The first section is open if nothing is set.
   *
   * @default true
   */
  opensFirst?: boolean;
}

/** One section for each metadata property that has values. */
export function MetadataControls({ choices, value, onChange, opensFirst = true }: MetadataControlsProps) {
  const format = useFormat();
  return choices.map((choice, index) => {
    const filter = value.find(({ name }) => name === choice.name);
    return (
      <FilterSection
        key={choice.name}
        title={choice.title}
        name="metadata"
        badge={filter && conditionText(filter, { number: format.number, option: String })}
        isInitiallyOpen={filter !== undefined || (opensFirst && value.length === 0 && index === 0)}
      >
        <MetadataControl
          choice={choice}
          filter={filter}
          onChange={(condition) => onChange(withMetadata(value, choice.name, condition))}
        />
      </FilterSection>
    );
  });
}

interface MetadataControlProps {
  choice: MetadataChoice;
  filter: MetadataFilter | undefined;
  onChange: (condition: Parameters<typeof withMetadata>[2]) => void;
}

function MetadataControl({ choice, filter, onChange }: MetadataControlProps) {
  const { list, range } = useFilterWords();
  const format = useFormat();
  if (choice.kind === "terms")
    return (
      <MultiSelectList
        label={choice.title}
        options={choice.terms.map(({ term, count }) => ({
          value: term,
          label: term,
          count: format.number(count),
        }))}
        values={filter && "terms" in filter ? filter.terms : []}
        onChange={(terms) => onChange(termsCondition(terms))}
        words={list}
      />
    );
  const set = filter && "range" in filter ? filter.range : { ge: choice.min, le: choice.max };
  return (
    <RangeSlider
      label={choice.title}
      isLabelHidden
      min={choice.min}
      max={choice.max}
      step={choice.isInteger ? 1 : 0.01}
      value={[set.ge, set.le]}
      onChange={(next) => onChange(rangeCondition(next, choice))}
      words={range}
    />
  );
}
