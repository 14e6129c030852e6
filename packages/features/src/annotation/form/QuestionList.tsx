import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ownValue } from "@glossa/question-types/schema";
import { useState } from "react";
import type { AnnotationPorts, FormView, RecordView } from "../view-model";
import { QuestionItem } from "./QuestionItem";
import * as styles from "./QuestionList.css";

interface QuestionListProps {
  form: FormView;
  record: RecordView | undefined;
  active: string | undefined;
  /** The question that Submit was refused for. */
  asked: string | undefined;
  onActivate: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
  onAnswered: (question: string) => void;
}

/** All questions of the dataset, in their order. */
export function QuestionList(props: QuestionListProps) {
  const { form, record, active, asked, onActivate, onValue, onAnswered } = props;
  const t = useT();
  const everSuggested = useEverSuggested(record);
  return (
    <section id="questions" className={styles.list} aria-label={t("annotation.questions")} tabIndex={-1}>
      <VisuallyHidden>
        <h2>{t("annotation.questions")}</h2>
      </VisuallyHidden>
      {form.questions.map((question) => (
        <QuestionItem
          // Nothing of a record's widgets (a search, a preview, an unfinished key) may stay for the next one.
          key={`${question.id} ${record?.id}`}
          question={question}
          answer={ownValue(form.answers, question.name)}
          suggestion={record?.suggestions.find(({ question_id }) => question_id === question.id)}
          isEverSuggested={everSuggested.has(question.id)}
          isActive={question.name === active}
          isAskedFor={question.name === asked}
          onActivate={onActivate}
          onValue={onValue}
          onAnswered={onAnswered}
        />
      ))}
    </section>
  );
}

/** The ids of the questions that a model has suggested an answer to, on any record that was on screen. */
function useEverSuggested(record: RecordView | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isNew = record?.suggestions.some(({ question_id }) => !seen.has(question_id)) ?? false;
  if (!isNew) return seen;
  const all = new Set([...seen, ...(record?.suggestions ?? []).map(({ question_id }) => question_id)]);
  setSeen(all);
  return all;
}
