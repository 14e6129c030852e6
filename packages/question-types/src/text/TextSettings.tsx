import { Checkbox } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";

/** The settings of a text question. */
export function TextSettings({ settings, onChange, isReadOnly }: SettingsFormProps<SettingsOf<"text">>) {
  const t = useT();
  return (
    <Checkbox
      label={t("questionSettings.markdown")}
      help={t("questionSettings.markdownHelp")}
      isChecked={settings.use_markdown}
      onChange={(use_markdown) => onChange({ ...settings, use_markdown })}
      isDisabled={isReadOnly}
    />
  );
}
