import type { Question } from "@glossa/contract";
import { Icon, Pencil, VisuallyHidden } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { answeredField } from "@glossa/question-types";
import { schemaOf } from "@glossa/question-types/schema";
import { memo } from "react";
import type { RecordView } from "../../view-model";
import * as styles from "./RecordRow.css";

interface RowSuggestionsProps {
  record: RecordView;
  questions: readonly Question[];
}

/** What is suggested for a record that has no response yet, except what its texts show. */
export const RowSuggestions = memo(function RowSuggestions({ record, questions }: RowSuggestionsProps) {
  const t = useT();
  const format = useFormat();
  const { suggestions, status } = record;
  if (status !== "pending") return null;
  const shown = questions.flatMap((question) => {
    const suggestion = suggestions.find(({ question_id }) => question_id === question.id);
    return suggestion && answeredField(question.settings) === undefined ? [{ question, suggestion }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.suggestions}>
      {shown.map(({ question, suggestion: { value, score } }) => {
        const { format: textOf, normalizeSuggestion } = schemaOf(question.settings.type);
        const meant = normalizeSuggestion ? normalizeSuggestion(value) : value;
        const text = textOf(meant, question.settings);
        return (
          <li key={question.id} className={styles.suggestion}>
            <Icon picture={Pencil} size={12} />
            <VisuallyHidden>{t("bulk.suggested", { question: question.title })}</VisuallyHidden>
            <bdi className={styles.suggested} title={question.title}>
              {typeof score === "number"
                ? t("bulk.suggestedScored", { value: text, score: format.score(score) })
                : text}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
});
