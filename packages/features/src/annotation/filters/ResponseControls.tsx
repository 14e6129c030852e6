import type { Question, ResponseFilter, ValueCondition } from "@glossa/contract";
import { FilterSection } from "@glossa/design-system";
import { conditionText } from "./badges";
import { withResponse } from "./conditions";
import { useBadgeWords } from "./use-badge-words";
import { ValueControl } from "./ValueControl";

interface ResponseControlsProps {
  questions: readonly Question[];
  value: readonly ResponseFilter[];
  onChange: (value: readonly ResponseFilter[]) => void;
  /**
   * The first section is open if nothing is set.
   *
   * @default true
   */
  opensFirst?: boolean;
}

/** One section for each question whose responses can be filtered by their values. */
export function ResponseControls({ questions, value, onChange, opensFirst = true }: ResponseControlsProps) {
  const words = useBadgeWords(questions);
  return questions.map((question, index) => {
    const { name } = question;
    const filter = value.find((one) => one.name === name);
    return (
      <FilterSection
        key={name}
        title={question.title}
        name="responses"
        badge={filter && conditionText(filter, { ...words, option: (option) => words.option(name, option) })}
        isInitiallyOpen={filter !== undefined || (opensFirst && value.length === 0 && index === 0)}
      >
        <ValueControl
          question={question}
          value={filter && conditionIn(filter)}
          onChange={(condition) => onChange(withResponse(value, name, condition))}
        />
      </FilterSection>
    );
  });
}

function conditionIn({ name: _name, ...condition }: ResponseFilter): ValueCondition {
  return condition;
}
