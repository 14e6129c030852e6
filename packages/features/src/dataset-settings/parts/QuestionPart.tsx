import type { Question } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { questionTypeIcon, questionTypeOf } from "@glossa/question-types";
import {
  draftIssues,
  type QuestionDraft,
  QuestionSettingsForm,
  questionToSend,
  type SettingsContext,
} from "@glossa/question-types/settings";
import { SettingForm } from "../SettingForm";
import { questionDraft } from "./drafts";
import { PartSection } from "./PartSection";
import { QuestionPreview } from "./QuestionPreview";
import { type PartProps, usePart } from "./use-part";

interface QuestionPartProps extends PartProps<Question> {
  /** The fields that can be marked in. */
  textFields: SettingsContext["textFields"];
}

/** A question: its texts and the settings of its type, beside the question as annotators see it. */
export function QuestionPart(props: QuestionPartProps) {
  const { part: question, textFields, isOpenFirst, onSavePart, ...ports } = props;
  const t = useT();
  const { id, name, title, required, settings } = question;
  const setting = usePart<QuestionDraft>({
    tab: "questions",
    id,
    saved: questionDraft(question),
    kept: (draft) => questionDraft({ ...question, ...questionToSend(draft) }),
    save: (draft) => {
      const { required: _, ...change } = questionToSend(draft);
      return onSavePart({ kind: "question", seen: question, change });
    },
    ...ports,
  });
  const { value, onChange } = setting;
  const context = { stored: settings, textFields, takenFields: [] };
  return (
    <PartSection
      title={title}
      name={name}
      icon={questionTypeIcon(settings.type)}
      kind={t(questionTypeOf(settings.type).labelKey as "questionTypes.rating")}
      isRequired={required}
      isModified={setting.isModified}
      isOpenFirst={isOpenFirst}
    >
      <SettingForm
        title={title}
        isTitleHidden
        setting={setting}
        isValid={draftIssues(value, context).length === 0}
        note={t("datasetSettings.answersKept")}
      >
        <QuestionSettingsForm
          value={value}
          onChange={onChange}
          stored={settings}
          textFields={textFields}
          isTried
        />
      </SettingForm>
      <QuestionPreview
        question={{ ...question, ...questionToSend(value) }}
        hint={t("datasetSettings.previewHint")}
      />
    </PartSection>
  );
}
