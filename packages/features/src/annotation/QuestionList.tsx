import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { QuestionItem } from "./QuestionItem";
import * as styles from "./QuestionList.css";
import type { AnnotationPorts, FormView, RecordView } from "./view-model";

interface QuestionListProps {
  form: FormView;
  record: RecordView | undefined;
  active: string | undefined;
  onActivate: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
}

/** All questions of the dataset, in their order. */
export function QuestionList({ form, record, active, onActivate, onValue }: QuestionListProps) {
  const t = useT();
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
          answer={form.answers[question.name]}
          suggestion={record?.suggestions.find(({ question_id }) => question_id === question.id)}
          isActive={question.name === active}
          onActivate={onActivate}
          onValue={onValue}
        />
      ))}
    </section>
  );
}
