import { Checkbox } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { SettingForm } from "./SettingForm";
import type { Setting } from "./use-setting";

/** Whether records may have metadata for which the dataset has no property. */
export function ExtraMetadataForm({ setting }: { setting: Setting<boolean> }) {
  const t = useT();
  return (
    <SettingForm title={t("datasetSettings.extraMetadata")} setting={setting} isValid>
      <Checkbox
        label={t("datasetSettings.allowExtraMetadata")}
        help={t("datasetSettings.extraMetadataHint")}
        isChecked={setting.value}
        onChange={setting.onChange}
      />
    </SettingForm>
  );
}
