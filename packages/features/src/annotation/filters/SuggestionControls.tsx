import type { Question, SuggestionFilter } from "@glossa/contract";
import { FilterSection, MultiSelectList, RangeSlider } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ownValue } from "@glossa/question-types/schema";
import { suggestionBadges } from "./badges";
import { rangeCondition, valueChoiceOf, withSuggestion } from "./conditions";
import * as styles from "./Filters.css";
import type { FilterChoices } from "./filters-view";
import { useBadgeWords } from "./use-badge-words";
import { useFilterWords } from "./use-filter-words";
import { ValueControl } from "./ValueControl";

interface SuggestionControlsProps {
  questions: readonly Question[];
  agents: FilterChoices["agents"];
  value: readonly SuggestionFilter[];
  onChange: (value: readonly SuggestionFilter[]) => void;
  /**
   * The first section is open if nothing is set.
   *
   * @default true
   */
  opensFirst?: boolean;
}

/** One section for each question: the value, the score and the agent of its suggestions. */
export function SuggestionControls({
  questions,
  agents,
  value,
  onChange,
  opensFirst = true,
}: SuggestionControlsProps) {
  const words = useBadgeWords(questions);
  return questions.map((question, index) => {
    const filter = value.find(({ name }) => name === question.name);
    const count = filter ? suggestionBadges([filter], words).length : 0;
    return (
      <FilterSection
        key={question.name}
        title={question.title}
        name="suggestions"
        badge={count > 0 ? words.number(count) : undefined}
        isInitiallyOpen={filter !== undefined || (opensFirst && value.length === 0 && index === 0)}
      >
        <SuggestionControl
          question={question}
          agents={ownValue(agents, question.name) ?? []}
          filter={filter}
          onChange={(change) => onChange(withSuggestion(value, question.name, change))}
        />
      </FilterSection>
    );
  });
}

const scores = { min: 0, max: 1 };

interface SuggestionControlProps {
  question: Question;
  agents: readonly string[];
  filter: SuggestionFilter | undefined;
  onChange: (change: Parameters<typeof withSuggestion>[2]) => void;
}

function SuggestionControl({ question, agents, filter, onChange }: SuggestionControlProps) {
  const t = useT();
  const { list, range } = useFilterWords();
  const { ge, le } = filter?.score ?? { ge: 0, le: 1 };
  return (
    <>
      {valueChoiceOf(question) && (
        <ValueControl
          question={question}
          value={filter?.value}
          onChange={(condition) => onChange({ value: condition })}
        />
      )}
      <RangeSlider
        label={t("filters.score")}
        {...scores}
        step={0.01}
        value={[ge, le]}
        onChange={(next) => onChange({ score: rangeCondition(next, scores)?.range })}
        words={range}
      />
      {agents.length > 0 && (
        <div className={styles.group}>
          <span className={styles.groupTitle} aria-hidden="true">
            {t("filters.agent")}
          </span>
          <MultiSelectList
            label={t("filters.agent")}
            options={agents.map((agent) => ({ value: agent, label: agent }))}
            values={filter?.agents ?? []}
            onChange={(next) => onChange({ agents: next.length > 0 ? next : undefined })}
            words={list}
          />
        </div>
      )}
    </>
  );
}
