import { useT } from "@glossa/locales";
import type { LabelOption } from "../schemas";
import { AddLabels } from "./AddLabels";
import type { SettingsFormProps } from "./definition";
import { OptionsField } from "./OptionsField";
import { clampedVisible, withLabels } from "./options";
import { VisibleField } from "./VisibleField";

interface Labelled {
  options: LabelOption[];
  visible_options: number | null;
}

interface LabelsFieldProps<Settings extends Labelled>
  extends Pick<SettingsFormProps<Settings>, "settings" | "onChange" | "errorOf" | "onLeft" | "isReadOnly"> {
  isStored: boolean;
  hues?: ReadonlyMap<string, number> | undefined;
}

/** The labels of a question, and how many of them stand before "+N". */
export function LabelsField<Settings extends Labelled>(props: LabelsFieldProps<Settings>) {
  const { settings, onChange, isStored, hues, ...shared } = props;
  const t = useT();
  const { options, visible_options } = settings;
  const change = (next: LabelOption[]) =>
    onChange({ ...settings, options: next, visible_options: clampedVisible(visible_options, next.length) });
  return (
    <>
      <OptionsField
        {...shared}
        label={t("questionSettings.labels")}
        options={options}
        onChange={change}
        isStored={isStored}
        hues={hues}
      >
        <AddLabels options={options} onAdd={(labels) => change(withLabels(options, labels))} />
      </OptionsField>
      <VisibleField
        {...shared}
        value={visible_options}
        onChange={(value) => onChange({ ...settings, visible_options: value })}
        count={options.length}
      />
    </>
  );
}
