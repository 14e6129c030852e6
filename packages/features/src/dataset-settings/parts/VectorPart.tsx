import type { VectorSettings } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { SettingForm } from "../SettingForm";
import { titleProblem } from "./drafts";
import { PartSection } from "./PartSection";
import { TitleField } from "./TitleField";
import { type PartProps, usePart } from "./use-part";

/** A kind of vector: its title; the number of its dimensions is fixed. */
export function VectorPart({ part: vector, isOpenFirst, onSavePart, ...ports }: PartProps<VectorSettings>) {
  const t = useT();
  const { id, name, title, dimensions } = vector;
  const setting = usePart({
    tab: "vector",
    id,
    saved: title,
    kept: (title) => title.trim(),
    save: (title) => onSavePart({ kind: "vector", seen: vector, change: { title } }),
    ...ports,
  });
  return (
    <PartSection
      title={title}
      name={name}
      kind={t("datasetSettings.dimensions", { count: dimensions })}
      isModified={setting.isModified}
      isOpenFirst={isOpenFirst}
    >
      <SettingForm title={title} isTitleHidden setting={setting} isValid={!titleProblem(setting.value, true)}>
        <TitleField value={setting.value} onChange={setting.onChange} />
      </SettingForm>
    </PartSection>
  );
}
