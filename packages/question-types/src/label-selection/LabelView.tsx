import { OptionChips } from "@glossa/design-system";
import type { SettingsOf } from "../schemas";
import type { QuestionInputProps } from "../view-parts/definition";
import { useChipWords } from "../view-parts/use-chip-words";
import { useExpanded } from "../view-parts/use-expanded";
import { useSuggestionWords } from "../view-parts/use-suggestion-words";
import { chooseLabel } from "./keyboard";

/** One label of several. */
export function LabelView(props: QuestionInputProps<SettingsOf<"label_selection">, string>) {
  const { id, labelId, settings, value, isPencil, suggestion, onChange } = props;
  const [isExpanded, setIsExpanded] = useExpanded(id);
  const suggestionWords = useSuggestionWords();
  const score = typeof suggestion?.score === "number" ? suggestion.score : null;
  return (
    <OptionChips
      className={props.className}
      style={props.style}
      labelId={labelId}
      mode="single"
      options={settings.options.map(({ value, text }, index) => ({ value, text, number: index + 1 }))}
      selected={value === undefined ? [] : [value]}
      onChoose={(label) => onChange(chooseLabel(value, isPencil, label))}
      onFound={props.onAnswered}
      isPencil={isPencil}
      suggestions={suggestion ? { [suggestion.value]: suggestionWords(suggestion.agent, score) } : {}}
      visibleCount={settings.visible_options}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={props.isInvalid}
      words={useChipWords()}
    />
  );
}
