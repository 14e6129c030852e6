import { OptionChips } from "@glossa/design-system";
import type { SettingsOf } from "../schemas";
import type { QuestionInputProps } from "../view-parts/definition";
import { useChipWords } from "../view-parts/use-chip-words";
import { useExpanded } from "../view-parts/use-expanded";
import { useSuggestionWords } from "../view-parts/use-suggestion-words";
import { toggleLabel } from "./keyboard";
import { ordered, scoresOf } from "./order";

/** Any labels of several. */
export function MultiLabelView(props: QuestionInputProps<SettingsOf<"multi_label_selection">, string[]>) {
  const { id, labelId, settings, value, isPencil, suggestion, onChange } = props;
  const [isExpanded, setIsExpanded] = useExpanded(id);
  const suggestionWords = useSuggestionWords();
  const scores = scoresOf(suggestion);
  const suggestions = Object.fromEntries(
    [...scores].map(([label, score]) => [label, suggestionWords(suggestion?.agent, score)]),
  );
  return (
    <OptionChips
      className={props.className}
      style={props.style}
      labelId={labelId}
      mode="multiple"
      options={ordered(settings, scores)}
      selected={value ?? []}
      onChoose={(label) => onChange(toggleLabel(value, isPencil, label))}
      isPencil={isPencil}
      suggestions={suggestions}
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
