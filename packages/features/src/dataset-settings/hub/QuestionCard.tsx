import { Select, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { questionTypeIcon } from "@glossa/question-types";
import { questionSchemas } from "@glossa/question-types/schema";
import { draftIssues, QuestionSettingsForm } from "@glossa/question-types/settings";
import { NameField } from "../creation/NewPartFields";
import { questionContext } from "../creation/problems";
import { PartSection } from "../parts/PartSection";
import { isTitleOfType, withType } from "./change-type";
import type { HubFormProps } from "./HubForm";
import { chosenSubset, type HubQuestion } from "./hub-draft";
import { columnsFor, withColumn } from "./question-columns";
import { toNewDataset } from "./to-new-dataset";
import type { useTypeWords } from "./use-type-words";

interface QuestionCardProps extends Pick<HubFormProps, "draft" | "data"> {
  question: HubQuestion;
  onQuestion: (question: HubQuestion) => void;
  typeWords: ReturnType<typeof useTypeWords>;
  isTried: boolean;
}

/** A question: its type, the column that fills its suggestions, its name, texts and options. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, onQuestion, typeWords, draft, isTried } = props;
  const t = useT();
  const { settings, name, title, isProposed } = question;
  const { questions } = chosenSubset(draft);
  const context = questionContext(toNewDataset(draft), question.key);
  const isInvalid = draftIssues(question, context).length > 0;
  return (
    <PartSection
      title={title.trim() || name}
      name={name}
      kind={isProposed ? t("hub.proposed") : undefined}
      icon={questionTypeIcon(settings.type)}
      isRequired={question.isRequired || questions.length === 1}
      isModified={false}
      isOpenFirst={!isProposed || isInvalid}
    >
      <Stack gap={4}>
        <Select
          label={t("hub.questionType")}
          placeholder={t("hub.questionType")}
          options={questionSchemas.map(({ type }) => ({
            value: type,
            label: typeWords.labelOf(type),
            icon: questionTypeIcon(type),
          }))}
          value={settings.type}
          onChange={(type) => onQuestion(withType(question, type, typeWords))}
          words={{ search: t("hub.questionType"), noneFound: t("hub.noType") }}
        />
        <SuggestFrom {...props} />
        <QuestionSettingsForm
          value={question}
          onChange={(changed) => onQuestion({ ...question, ...changed })}
          {...context}
          isTried={isTried}
        />
        <NameField
          part={question}
          parts={questions}
          onChange={(name) => onQuestion({ ...question, name })}
          isTried={isTried}
        />
      </Stack>
    </PartSection>
  );
}

/** The value of the option without a column. Those of columns begin with a letter, so that none equals it. */
const NO_COLUMN = "-";
const COLUMN = "c";

function SuggestFrom({ question, onQuestion, typeWords, draft, data }: QuestionCardProps) {
  const t = useT();
  const { columns } = chosenSubset(draft);
  const names = columnsFor(question.settings.type, columns);
  if (names.length === 0) return null;
  const choose = (value: string) => {
    const name = value === NO_COLUMN ? undefined : value.slice(COLUMN.length);
    const column = columns.find((candidate) => candidate.name === name);
    const facts = name !== undefined && Object.hasOwn(data.facts, name) ? data.facts[name] : undefined;
    const changed = withColumn(question, column, facts);
    // Without a title of its own, the question has that of its column.
    onQuestion(column && isTitleOfType(question, typeWords) ? { ...changed, title: column.name } : changed);
  };
  return (
    <Select
      label={t("hub.suggestFrom")}
      placeholder={t("hub.noSuggestion")}
      options={[
        { value: NO_COLUMN, label: t("hub.noSuggestion") },
        ...names.map((name) => ({ value: COLUMN + name, label: name })),
      ]}
      value={question.column === undefined ? NO_COLUMN : COLUMN + question.column}
      onChange={choose}
      words={{ search: t("hub.findColumn"), noneFound: t("hub.noColumn") }}
    />
  );
}
