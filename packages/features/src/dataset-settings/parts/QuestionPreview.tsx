import type { Question } from "@glossa/contract";
import { Eye, Icon, QuestionFrame } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { QuestionView } from "@glossa/question-types";
import { useId, useState } from "react";
import { inventedSuggestion } from "./invented-suggestion";
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
  const id = useId();
  const [value, setValue] = useState<unknown>();
  const { title, description, required, settings } = question;
  const suggestion = inventedSuggestion(settings);
  return (
    <section className={styles.preview} aria-label={label ?? t("datasetSettings.preview")}>
      <p className={styles.previewHead}>
        <Icon picture={Eye} />
        {t("datasetSettings.preview")}
      </p>
      <p className={styles.previewHint}>{hint}</p>
      <QuestionFrame
        id={id}
        labelId={`${id}-title`}
        title={title}
        description={description ?? undefined}
        requiredLabel={required ? t("questions.required") : undefined}
        onActivate={() => undefined}
      >
        <QuestionView
          id={`${id}-answer`}
          labelId={`${id}-title`}
          settings={settings}
          value={value as never}
          isPencil={false}
          suggestion={suggestion as never}
          isRequired={required}
          isReadOnly={false}
          isInvalid={false}
          onChange={setValue}
        />
      </QuestionFrame>
    </section>
  );
}
