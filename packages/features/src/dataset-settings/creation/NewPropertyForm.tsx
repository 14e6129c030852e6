import { Checkbox, NumberField, TextArea } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { NewPartFields } from "./NewPartFields";
import type { NewProperty, PropertySettings } from "./new-dataset";
import type { NewPartFormProps } from "./PartTab";
import { MOST_TERMS, valuesProblem } from "./problems";

/** The smallest step of a limit with decimals. */
const FINE_STEP = 0.000_001;

/** A metadata property of a new dataset: names, the values that it takes, and whether annotators see it. */
export function NewPropertyForm(props: NewPartFormProps<NewProperty>) {
  const { part: property, onChange } = props;
  const t = useT();
  return (
    <>
      <NewPartFields {...props} />
      <Values settings={property.settings} onChange={(settings) => onChange({ ...property, settings })} />
      <Checkbox
        label={t("datasetSettings.visible")}
        isChecked={property.isVisible}
        onChange={(isVisible) => onChange({ ...property, isVisible })}
      />
    </>
  );
}

interface ValuesProps {
  settings: PropertySettings;
  onChange: (settings: PropertySettings) => void;
}

function Values({ settings, onChange }: ValuesProps) {
  const t = useT();
  const problem = valuesProblem(settings);
  const error = problem && t(`newDataset.wrong.${problem}`, { most: MOST_TERMS });
  if (settings.type === "terms")
    return (
      <TextArea
        label={t("newDataset.terms")}
        hint={t("newDataset.termsHint")}
        rows={4}
        defaultValue={settings.values?.map(String).join("\n")}
        onChange={(text) => onChange({ ...settings, values: termsIn(text) })}
        error={error}
      />
    );
  const limit = (end: "min" | "max") => (
    <NumberField
      label={t(`newDataset.${end}`)}
      hint={t("newDataset.limitHint")}
      step={settings.type === "integer" ? 1 : FINE_STEP}
      value={settings[end] ?? undefined}
      onChange={(value) => onChange({ ...settings, [end]: value ?? null })}
      error={end === "max" ? error : undefined}
    />
  );
  return (
    <>
      {limit("min")}
      {limit("max")}
    </>
  );
}

/** The lines of a text, each once; null if any term is allowed. */
function termsIn(text: string): string[] | null {
  const terms = text.split("\n").map((line) => line.trim());
  const listed = [...new Set(terms)].filter((term) => term !== "");
  return listed.length > 0 ? listed : null;
}
