import type { Question } from "@glossa/contract";
import { Check, Icon, majorityDirection, Pencil, VisuallyHidden } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { answeredField } from "@glossa/question-types";
import { fittingValue, ownValue, shownSchemaOf, suggestionFor } from "@glossa/question-types/schema";
import { memo } from "react";
import type { RowView } from "../bulk-view";
import * as styles from "./RecordRow.css";

interface RowAnswersProps {
  record: RowView["record"];
  /** The user's values by question name. */
  values: RowView["values"];
  questions: readonly Question[];
}

interface Shown {
  question: Question;
  text: string;
  isSuggested: boolean;
}

/**
 * What the user has answered in a record, saved or not, and what is suggested where they have not, except what its texts
 * show. Suggestions are only shown for a record without a response.
 */
export const RowAnswers = memo(function RowAnswers({ record, values, questions }: RowAnswersProps) {
  const t = useT();
  const suggestedIn = useSuggested(record);
  const asked = questions.filter(({ settings }) => answeredField(settings) === undefined);
  const shown = asked.flatMap((question): Shown[] => {
    const answer = answerIn(values, question);
    return answer.length === 0 && record.status === "pending" ? suggestedIn(question) : answer;
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {shown.map(({ question, text, isSuggested }) => (
        <li key={question.id} className={styles.answer} data-suggested={isSuggested || undefined}>
          <Icon picture={isSuggested ? Pencil : Check} size={12} />
          <VisuallyHidden>
            {t(isSuggested ? "bulk.suggested" : "bulk.answered", { question: question.title })}
          </VisuallyHidden>
          <bdi className={styles.answerText} title={question.title} dir={majorityDirection(text)}>
            {text}
          </bdi>
        </li>
      ))}
    </ul>
  );
});

/** The answer to a question as text; values that nobody has chosen do not count. */
function answerIn(values: RowAnswersProps["values"], question: Question): Shown[] {
  const { name, settings } = question;
  const own = ownValue(values, name);
  const value = own?.isPencil ? undefined : fittingValue(settings.type, own?.value);
  if (value === undefined) return [];
  const text = shownSchemaOf(settings.type).format(value, settings);
  return text === "" ? [] : [{ question, text, isSuggested: false }];
}

/** Returns the function that returns what is suggested for a question, as text with its score. */
function useSuggested({ suggestions }: RowAnswersProps["record"]) {
  const t = useT();
  const format = useFormat();
  return (question: Question): Shown[] => {
    const suggestion = suggestionFor(question, suggestions);
    if (!suggestion) return [];
    const { format: textOf, normalizeSuggestion } = shownSchemaOf(question.settings.type);
    const { value, score } = suggestion;
    const text = textOf(normalizeSuggestion ? normalizeSuggestion(value) : value, question.settings);
    const scored = () => t("bulk.suggestedScored", { value: text, score: format.score(score as number) });
    return [{ question, text: typeof score === "number" ? scored() : text, isSuggested: true }];
  };
}
