import { Checkbox, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId } from "react";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import * as styles from "../settings-parts/SettingsParts.css";

/** The settings of a text question. */
export function TextSettings({ settings, onChange, isReadOnly }: SettingsFormProps<SettingsOf<"text">>) {
  const t = useT();
  const helpId = useId();
  return (
    <Stack gap="half">
      <Checkbox
        label={t("questionSettings.markdown")}
        isChecked={settings.use_markdown}
        onChange={(use_markdown) => onChange({ ...settings, use_markdown })}
        isDisabled={isReadOnly}
        aria-describedby={helpId}
      />
      <p id={helpId} className={styles.help}>
        {t("questionSettings.markdownHelp")}
      </p>
    </Stack>
  );
}
