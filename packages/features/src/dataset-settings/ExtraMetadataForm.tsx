import { Checkbox, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId } from "react";
import { SettingForm } from "./SettingForm";
import type { Setting } from "./use-setting";

/** Whether records may have metadata for which the dataset has no property. */
export function ExtraMetadataForm({ setting }: { setting: Setting<boolean> }) {
  const t = useT();
  const id = useId();
  return (
    <SettingForm title={t("datasetSettings.extraMetadata")} setting={setting} isValid>
      <div>
        <Checkbox
          label={t("datasetSettings.allowExtraMetadata")}
          aria-describedby={id}
          isChecked={setting.value}
          onChange={setting.onChange}
        />
        <Text tone="secondary" isMeasured id={id}>
          {t("datasetSettings.extraMetadataHint")}
        </Text>
      </div>
    </SettingForm>
  );
}
