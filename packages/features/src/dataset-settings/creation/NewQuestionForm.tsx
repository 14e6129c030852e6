import { Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { QuestionSettingsForm, questionToSend } from "@glossa/question-types/settings";
import { QuestionPreview } from "../parts/QuestionPreview";
import { partForm } from "../SettingsScreen.css";
import { NameField } from "./NewPartFields";
import type { NewDataset, NewQuestion } from "./new-dataset";
import type { NewPartFormProps } from "./PartTab";
import { questionContext } from "./problems";

/** A question of a new dataset, beside the question as annotators will see it. */
export function NewQuestionForm(props: NewPartFormProps<NewQuestion> & { dataset: NewDataset }) {
  const { dataset, part: question, parts, onChange, isTried } = props;
  const t = useT();
  return (
    <>
      <div className={partForm}>
        <Stack gap={5}>
          <QuestionSettingsForm
            value={question}
            onChange={(draft) => onChange({ ...question, ...draft })}
            {...questionContext(dataset, question.key)}
            isTried={isTried}
          />
          <NameField
            part={question}
            parts={parts}
            onChange={(name) => onChange({ ...question, name })}
            isTried={isTried}
          />
        </Stack>
      </div>
      <QuestionPreview
        question={questionToSend(question)}
        hint={t("newDataset.previewHint")}
        label={t("newDataset.previewOf", { title: question.title.trim() || question.name })}
      />
    </>
  );
}
