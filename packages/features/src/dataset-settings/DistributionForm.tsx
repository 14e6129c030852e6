import { NumberField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { isMinSubmittedValid } from "./rules";
import { SettingForm } from "./SettingForm";
import * as styles from "./SettingsScreen.css";
import type { Setting } from "./use-setting";

/** The number of users who must submit a response before a record is completed. */
export function DistributionForm({ setting }: { setting: Setting<number | undefined> }) {
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const isValid = isMinSubmittedValid(setting.value);
  return (
    <SettingForm title={t("datasetSettings.distribution")} setting={setting} isValid={isValid}>
      <div className={styles.number}>
        <NumberField
          label={t("datasetSettings.minSubmitted")}
          hint={`${t("datasetSettings.minSubmittedHint")} ${t("datasetSettings.minSubmittedLater")}`}
          error={isTouched && !isValid ? t("questionSettings.wrong.required") : undefined}
          steps={{ less: t("datasetSettings.fewer"), more: t("datasetSettings.more") }}
          min={1}
          value={setting.value}
          onChange={setting.onChange}
          onBlur={onBlur}
        />
      </div>
    </SettingForm>
  );
}
