import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import { LabelsField } from "../settings-parts/LabelsField";

/** What is set for a question that is answered by one label. */
export function LabelSettings({ context, ...props }: SettingsFormProps<SettingsOf<"label_selection">>) {
  return <LabelsField {...props} isStored={context.stored !== undefined} />;
}
