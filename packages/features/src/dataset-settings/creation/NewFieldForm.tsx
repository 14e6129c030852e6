import { Checkbox, TextArea, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { NewPartFields } from "./NewPartFields";
import type { NewField } from "./new-dataset";
import type { NewPartFormProps } from "./PartTab";
import { templateProblem } from "./problems";

/** How a template names a value of a record. */
const EXAMPLE = "{{record.fields.text}}";

/** A field of a new dataset: names, whether records must have it, and the settings of its type. */
export function NewFieldForm(props: NewPartFormProps<NewField>) {
  const { part: field, onChange, isTried } = props;
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const { settings } = field;
  const problem = templateProblem(field);
  return (
    <>
      <NewPartFields {...props} />
      <Checkbox
        label={t("newDataset.fieldRequired")}
        isChecked={field.isRequired}
        onChange={(isRequired) => onChange({ ...field, isRequired })}
      />
      {"use_markdown" in settings && (
        <Checkbox
          label={t("datasetSettings.fieldMarkdown")}
          isChecked={settings.use_markdown}
          onChange={(use_markdown) => onChange({ ...field, settings: { ...settings, use_markdown } })}
        />
      )}
      {"template" in settings && (
        <>
          <TextArea
            label={t("datasetSettings.template")}
            hint={t("newDataset.templateHint", { example: EXAMPLE })}
            rows={6}
            value={settings.template}
            onChange={(template) => onChange({ ...field, settings: { ...settings, template } })}
            onBlur={onBlur}
            error={problem && (isTouched || isTried) ? t(`newDataset.wrong.${problem}`) : undefined}
            spellCheck={false}
          />
          <Checkbox
            label={t("newDataset.advanced")}
            isChecked={settings.advanced_mode}
            onChange={(advanced_mode) => onChange({ ...field, settings: { ...settings, advanced_mode } })}
          />
        </>
      )}
    </>
  );
}
