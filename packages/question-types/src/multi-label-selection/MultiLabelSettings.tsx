import { RadioGroup } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import { LabelsField } from "../settings-parts/LabelsField";

/** The settings of a multi-label question. */
export function MultiLabelSettings(props: SettingsFormProps<SettingsOf<"multi_label_selection">>) {
  const { context, ...shared } = props;
  const { settings, onChange, isReadOnly } = shared;
  const t = useT();
  return (
    <>
      <LabelsField {...shared} isStored={context.stored !== undefined} />
      <RadioGroup
        label={t("questionSettings.order")}
        options={[
          { value: "natural", label: t("questionSettings.orderNatural") },
          { value: "suggestion", label: t("questionSettings.orderSuggestion") },
        ]}
        value={settings.options_order}
        onChange={(options_order) => onChange({ ...settings, options_order })}
        isDisabled={isReadOnly}
      />
    </>
  );
}
