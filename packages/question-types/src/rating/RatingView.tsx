import { RatingRuler } from "@glossa/design-system";
import type { SettingsOf } from "../schemas";
import type { QuestionInputProps } from "../view-parts/definition";
import { useSuggestionWords } from "../view-parts/use-suggestion-words";
import { chooseRating } from "./keyboard";

/** A number on a scale. */
export function RatingView(props: QuestionInputProps<SettingsOf<"rating">, number>) {
  const { labelId, settings, value, isPencil, suggestion, onChange } = props;
  const suggestionWords = useSuggestionWords();
  const score = typeof suggestion?.score === "number" ? suggestion.score : null;
  return (
    <RatingRuler
      className={props.className}
      style={props.style}
      labelId={labelId}
      values={settings.options.map((option) => option.value)}
      value={value}
      onChoose={(rating) => onChange(chooseRating(value, isPencil, rating))}
      isPencil={isPencil}
      suggestion={
        suggestion && { value: suggestion.value, label: suggestionWords(suggestion.agent, score).label }
      }
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={props.isInvalid}
      // ← → turn the records, and digits answer the active question wherever the focus is.
      leavesKeysToPage
    />
  );
}
