import type { Question } from "@glossa/contract";
import { Eye, Icon } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { inventedSuggestion } from "./invented-suggestion";
import { LiveQuestion } from "./LiveQuestion";
import * as styles from "./Parts.css";

interface QuestionPreviewProps {
  question: Pick<Question, "title" | "description" | "required" | "settings">;
  /** What happens with the edits. */
  hint: string;
  /**
   * The name of the preview, where several are open.
   *
   * @default its heading
   */
  label?: string;
}

/** A question as annotators see it; it can be answered, and no answer is stored. */
export function QuestionPreview({ question, hint, label }: QuestionPreviewProps) {
  const t = useT();
  return (
    <section className={styles.preview} aria-label={label ?? t("datasetSettings.preview")}>
      <div className={styles.previewContent}>
        <p className={styles.previewHead}>
          <Icon picture={Eye} />
          {t("datasetSettings.preview")}
        </p>
        <p className={styles.previewHint}>{hint}</p>
        <LiveQuestion question={question} suggestion={inventedSuggestion(question.settings)} isActive />
      </div>
    </section>
  );
}
