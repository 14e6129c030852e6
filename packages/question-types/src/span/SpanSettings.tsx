import { Checkbox, huesOf, Select, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import { LabelsField } from "../settings-parts/LabelsField";
import * as styles from "../settings-parts/SettingsParts.css";

/** The settings of a question that marks in a text: the field, the labels, and whether spans may overlap. */
export function SpanSettings({ context, ...shared }: SettingsFormProps<SettingsOf<"span">>) {
  const { settings, onChange, isReadOnly, errorOf, onLeft } = shared;
  const { stored } = context;
  const t = useT();
  return (
    <>
      {!stored && (
        <div className={styles.short}>
          <Select
            label={t("questionSettings.field")}
            hint={t("questionSettings.fieldHint")}
            placeholder={t("questionSettings.chooseField")}
            options={context.textFields.map(({ name, title }) => ({ value: name, label: title }))}
            value={settings.field === "" ? undefined : settings.field}
            onChange={(field) => {
              onChange({ ...settings, field });
              onLeft("field");
            }}
            error={errorOf("field")}
            isDisabled={isReadOnly}
            words={{ search: t("questions.search"), noneFound: t("questions.noLabels") }}
          />
        </div>
      )}
      <LabelsField
        {...shared}
        isStored={stored !== undefined}
        hues={huesOf(settings.options.map(({ value }) => value))}
      />
      {/* Answers may hold overlapping spans as soon as they are allowed, so that is said as a fact then. */}
      {!stored?.allow_overlapping && (
        <Stack gap="half">
          <Checkbox
            label={t("questionSettings.overlapping")}
            isChecked={settings.allow_overlapping}
            onChange={(allow_overlapping) => onChange({ ...settings, allow_overlapping })}
            isDisabled={isReadOnly}
          />
          {stored && <p className={styles.help}>{t("questionSettings.overlappingFixed")}</p>}
        </Stack>
      )}
    </>
  );
}
