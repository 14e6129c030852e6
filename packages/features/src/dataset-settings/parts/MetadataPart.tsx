import type { MetadataProperty } from "@glossa/contract";
import { Checkbox } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { SettingForm } from "../SettingForm";
import { metadataDraft, titleProblem } from "./drafts";
import { PartSection } from "./PartSection";
import { TitleField } from "./TitleField";
import { type PartProps, usePart } from "./use-part";

/** A metadata property: its title, and whether annotators see it. */
export function MetadataPart({
  part: property,
  isOpenFirst,
  onSavePart,
  ...ports
}: PartProps<MetadataProperty>) {
  const t = useT();
  const { id, name, title, settings } = property;
  const setting = usePart({
    tab: "metadata",
    id,
    saved: metadataDraft(property),
    kept: (draft) => ({ ...draft, title: draft.title.trim() }),
    save: ({ title, isVisible }) =>
      onSavePart({
        kind: "metadata",
        seen: property,
        change: { title, visible_for_annotators: isVisible },
      }),
    ...ports,
  });
  const { value, onChange } = setting;
  return (
    <PartSection
      title={title}
      name={name}
      kind={t(`datasetSettings.metadataTypes.${settings.type}`)}
      isModified={setting.isModified}
      isOpenFirst={isOpenFirst}
    >
      <SettingForm title={title} isTitleHidden setting={setting} isValid={!titleProblem(value.title, true)}>
        <TitleField value={value.title} onChange={(title) => onChange({ ...value, title })} />
        <Checkbox
          label={t("datasetSettings.visible")}
          isChecked={value.isVisible}
          onChange={(isVisible) => onChange({ ...value, isVisible })}
        />
      </SettingForm>
    </PartSection>
  );
}
