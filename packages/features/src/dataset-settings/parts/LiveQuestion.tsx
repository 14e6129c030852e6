import type { Question } from "@glossa/contract";
import { QuestionFrame } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { QuestionView, type ShownSuggestion } from "@glossa/question-types";
import { useId, useState } from "react";

interface LiveQuestionProps {
  question: Pick<Question, "title" | "description" | "required" | "settings">;
  suggestion: ShownSuggestion | undefined;
  /**
   * The suggestion is the answer at first, as on a record.
   *
   * @default it only orders options
   */
  isFilledIn?: boolean;
  /**
   * It is marked as the active question, as the first one of a record is.
   *
   * @default false
   */
  isActive?: boolean;
}

/** A question that can be answered; no answer is stored. */
export function LiveQuestion({
  question,
  suggestion,
  isFilledIn = false,
  isActive = false,
}: LiveQuestionProps) {
  const t = useT();
  const id = useId();
  const filled = isFilledIn ? suggestion?.value : undefined;
  const [answer, setAnswer] = useState<{ value: unknown }>();
  const { title, description, required, settings } = question;
  return (
    <QuestionFrame
      id={id}
      labelId={`${id}-title`}
      title={title}
      description={description ?? undefined}
      requiredLabel={required ? t("questions.required") : undefined}
      isActive={isActive}
      onActivate={() => undefined}
    >
      <QuestionView
        id={`${id}-answer`}
        labelId={`${id}-title`}
        settings={settings}
        value={(answer ? answer.value : filled) as never}
        isPencil={answer === undefined && filled !== undefined}
        suggestion={suggestion as never}
        isRequired={required}
        isReadOnly={false}
        isInvalid={false}
        onChange={(value) => setAnswer({ value })}
      />
    </QuestionFrame>
  );
}
