import type { MetadataFilter } from "@glossa/contract";
import { FilterSection, RangeSlider } from "@glossa/design-system";
import { useFormat } from "@glossa/locales";
import { conditionText } from "./badges";
import { rangeCondition, termsCondition, withMetadata } from "./conditions";
import type { FindTerms, MetadataChoice } from "./filters-view";
import { TermsControl } from "./TermsControl";
import { useFilterWords } from "./use-filter-words";

interface MetadataControlsProps {
  choices: readonly MetadataChoice[];
  value: readonly MetadataFilter[];
  onChange: (value: readonly MetadataFilter[]) => void;
  findTerms?: FindTerms | undefined;
  /**
   * The first section is open if nothing is set.
   *
   * @default true
   */
  opensFirst?: boolean;
}

/** One section for each metadata property that has values. */
export function MetadataControls(props: MetadataControlsProps) {
  const { choices, value, onChange, findTerms, opensFirst = true } = props;
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
          findTerms={findTerms}
          onChange={(condition) => onChange(withMetadata(value, choice.name, condition))}
        />
      </FilterSection>
    );
  });
}

interface MetadataControlProps {
  choice: MetadataChoice;
  filter: MetadataFilter | undefined;
  findTerms: FindTerms | undefined;
  onChange: (condition: Parameters<typeof withMetadata>[2]) => void;
}

function MetadataControl({ choice, filter, findTerms, onChange }: MetadataControlProps) {
  const { range } = useFilterWords();
  if (choice.kind === "terms")
    return (
      <TermsControl
        choice={choice}
        values={filter && "terms" in filter ? filter.terms : []}
        onChange={(terms) => onChange(termsCondition(terms))}
        findTerms={findTerms}
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
