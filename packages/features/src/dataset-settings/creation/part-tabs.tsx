import { fieldTypeIcon } from "@glossa/field-types";
import { fieldSchemas, newFieldSettings } from "@glossa/field-types/schema";
import { type Translate, useT } from "@glossa/locales";
import { questionTypeIcon, questionTypeOf } from "@glossa/question-types";
import { questionSchemas } from "@glossa/question-types/schema";
import { initialSettings } from "@glossa/question-types/settings";
import { partForm } from "../SettingsScreen.css";
import { NewFieldForm } from "./NewFieldForm";
import { NewPropertyForm } from "./NewPropertyForm";
import { NewQuestionForm } from "./NewQuestionForm";
import { NewVectorForm } from "./NewVectorForm";
import { namedPart, namedQuestion } from "./named-part";
import type { NewDataset } from "./new-dataset";
import { PartTab } from "./PartTab";
import { listProblem } from "./problems";
import { withFields } from "./with-fields";

/** The props of a tab with the parts of a new dataset. */
export interface PartTabsProps {
  dataset: NewDataset;
  onChange: (change: Partial<NewDataset>) => void;
  isTried: boolean;
}

/** The tab with the fields of a new dataset. */
export function FieldsTab({ dataset, onChange, isTried }: PartTabsProps) {
  const t = useT();
  const problem = listProblem(dataset, "fields");
  const { fields } = dataset;
  return (
    <PartTab
      hint={t("newDataset.fieldsHint")}
      orderLabel={t("newDataset.fieldOrder")}
      addLabel={t("newDataset.addField")}
      problem={problem && t(`newDataset.wrong.${problem}`)}
      parts={fields}
      onChange={(changed) => onChange(withFields(dataset, changed))}
      types={fieldSchemas.map(({ type }) => ({
        type,
        label: t(`fieldTypes.${type}`),
        icon: fieldTypeIcon(type),
      }))}
      create={(type) => ({
        ...namedPart(fields, type, t(`fieldTypes.${type}`)),
        isRequired: fields.length === 0,
        settings: newFieldSettings.parse({ type, template: "" }),
      })}
      kindOf={({ settings, isRequired }) => ({
        label: t(`fieldTypes.${settings.type}`),
        icon: fieldTypeIcon(settings.type),
        isRequired,
      })}
      isTried={isTried}
      form={(props) => (
        <div className={partForm}>
          <NewFieldForm {...props} />
        </div>
      )}
    />
  );
}

/** The tab with the questions of a new dataset. */
export function QuestionsTab({ dataset, onChange, isTried }: PartTabsProps) {
  const t = useT();
  const problem = listProblem(dataset, "questions");
  const { fields, questions } = dataset;
  const labelOf = (type: string) => t(questionTypeOf(type).labelKey as "questionTypes.rating");
  const textField = fields.find(({ settings }) => settings.type === "text")?.name.trim();
  return (
    <PartTab
      hint={t("newDataset.questionsHint")}
      orderLabel={t("newDataset.questionOrder")}
      addLabel={t("newDataset.addQuestion")}
      problem={problem && t(`newDataset.wrong.${problem}`)}
      parts={questions}
      onChange={(changed) => onChange({ questions: changed })}
      types={questionSchemas.map(({ type }) => ({
        type,
        label: labelOf(type),
        icon: questionTypeIcon(type),
      }))}
      create={(type) => ({
        ...namedQuestion(questions, type, labelOf(type)),
        description: "",
        // A dataset needs a required question.
        isRequired: questions.length === 0,
        settings: initialSettings(type, {
          examplesOf: (examplesType) => t(`newDataset.examples.${examplesType}`),
          field: textField,
        }),
      })}
      kindOf={({ settings, isRequired }) => ({
        label: labelOf(settings.type),
        icon: questionTypeIcon(settings.type),
        isRequired,
      })}
      isTried={isTried}
      form={(props) => <NewQuestionForm {...props} dataset={dataset} />}
    />
  );
}

/** The tab with the metadata properties of a new dataset. */
export function MetadataTab({ dataset, onChange, isTried }: PartTabsProps) {
  const t = useT();
  const { metadata } = dataset;
  const types = ["terms", "integer", "float"] as const;
  return (
    <PartTab
      hint={t("newDataset.metadataHint")}
      orderLabel={t("newDataset.metadataOrder")}
      addLabel={t("newDataset.addMetadata")}
      problem={undefined}
      parts={metadata}
      onChange={(changed) => onChange({ metadata: changed })}
      types={types.map((type) => ({ type, label: metadataLabel(t, type) }))}
      create={(type) => ({
        ...namedPart(metadata, type, metadataLabel(t, type)),
        isVisible: true,
        settings: type === "terms" ? { type, values: null } : { type, min: null, max: null },
      })}
      kindOf={({ settings }) => ({ label: metadataLabel(t, settings.type) })}
      isTried={isTried}
      form={(props) => (
        <div className={partForm}>
          <NewPropertyForm {...props} />
        </div>
      )}
    />
  );
}

/** The tab with the vectors of a new dataset. */
export function VectorsTab({ dataset, onChange, isTried }: PartTabsProps) {
  const t = useT();
  const { vectors } = dataset;
  const problem = listProblem(dataset, "vector");
  return (
    <PartTab
      hint={t("newDataset.vectorsHint")}
      orderLabel={t("newDataset.vectorOrder")}
      addLabel={t("newDataset.addVector")}
      problem={problem && t(`newDataset.wrong.${problem}`)}
      parts={vectors}
      onChange={(changed) => onChange({ vectors: changed })}
      types={[{ type: "vector", label: t("newDataset.vector") }]}
      create={() => ({ ...namedPart(vectors, "vector", t("newDataset.vector")), dimensions: undefined })}
      kindOf={({ dimensions = 0 }) => ({ label: t("datasetSettings.dimensions", { count: dimensions }) })}
      isTried={isTried}
      form={(props) => (
        <div className={partForm}>
          <NewVectorForm {...props} />
        </div>
      )}
    />
  );
}

function metadataLabel(t: Translate, type: "terms" | "integer" | "float"): string {
  return t(`datasetSettings.metadataTypes.${type}`);
}
