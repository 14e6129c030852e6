import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import { LabelsField } from "../settings-parts/LabelsField";

/** The settings of a label question. */
export function LabelSettings({ context, ...props }: SettingsFormProps<SettingsOf<"label_selection">>) {
  return <LabelsField {...props} isStored={context.stored !== undefined} />;
}
