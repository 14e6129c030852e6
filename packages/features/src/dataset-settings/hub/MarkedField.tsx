import { FieldView } from "@glossa/field-types";
import { QuestionInField, type ShownSuggestion } from "@glossa/question-types";
import type { QuestionSettings } from "@glossa/question-types/schema";
import { useId, useState } from "react";
import { fieldSettingsOf } from "./column-uses";

interface MarkedFieldProps {
  title: string;
  text: string;
  /** The question that is answered in the text. */
  settings: QuestionSettings;
  suggestion: ShownSuggestion | undefined;
}

/** A text in which a question is answered, with what is suggested; no answer is stored. */
export function MarkedField({ title, text, settings, suggestion }: MarkedFieldProps) {
  const id = useId();
  const [answer, setAnswer] = useState<{ value: unknown; unreviewed: readonly string[] | undefined }>();
  return (
    <FieldView field={{ title, settings: fieldSettingsOf("text") }} value={text}>
      {(labelId, fallback) => (
        <QuestionInField
          id={id}
          labelId={labelId}
          text={text}
          fallback={fallback}
          settings={settings}
          value={(answer ? answer.value : suggestion?.value) as never}
          isPencil={answer === undefined && suggestion !== undefined}
          unreviewed={answer?.unreviewed}
          suggestion={suggestion as never}
          isReadOnly={false}
          onChange={(value, unreviewed) => setAnswer({ value, unreviewed })}
        />
      )}
    </FieldView>
  );
}
