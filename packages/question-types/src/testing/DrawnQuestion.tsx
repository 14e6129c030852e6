import { QuestionFrame } from "@glossa/design-system";
import { useId } from "react";
import { QuestionView } from "../QuestionView";
import { type QuestionSettings, questionSettings, type Value } from "../schemas";

export interface DrawnQuestionProps {
  title: string;
  description?: string;
  /** Its settings, as the API returns them. */
  settings: object;
  value?: Value;
}

/** A question as it stands on a page, for the pictures of guides. */
export function DrawnQuestion({ title, description, settings, value }: DrawnQuestionProps) {
  const id = useId();
  return (
    <div style={{ inlineSize: "100%" }}>
      <QuestionFrame id={id} labelId={`${id}-title`} title={title} description={description}>
        <QuestionView<QuestionSettings>
          id={`${id}-input`}
          labelId={`${id}-title`}
          settings={questionSettings.parse(settings)}
          value={value}
          onChange={() => undefined}
        />
      </QuestionFrame>
    </div>
  );
}

/** The options of a question with these texts. */
export const optionsOf = (...texts: readonly string[]) => texts.map((text) => ({ value: text, text }));
