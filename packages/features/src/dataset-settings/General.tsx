import { useEffect } from "react";
import { DistributionForm } from "./DistributionForm";
import { ExtraMetadataForm } from "./ExtraMetadataForm";
import { GuidelinesForm } from "./GuidelinesForm";
import { keptGuidelines } from "./rules";
import { useSetting } from "./use-setting";
import type { GeneralSettings, SettingsPorts } from "./view-model";

interface GeneralProps extends Pick<SettingsPorts, "onSave" | "onModified" | "places"> {
  saved: GeneralSettings;
}

/** The settings of the dataset as a whole, each in a form of its own. */
export function General({ saved, onSave, onModified, places }: GeneralProps) {
  const { guidelines, allowsExtraMetadata, minSubmitted } = saved;
  const settings = {
    guidelines: useSetting<string | null>({
      saved: guidelines,
      kept: keptGuidelines,
      save: (value) => onSave({ guidelines: value }, { guidelines }),
      place: places?.guidelines,
    }),
    minSubmitted: useSetting<number | undefined>({
      saved: minSubmitted,
      save: async (value) => (value ? onSave({ minSubmitted: value }, { minSubmitted }) : "failed"),
      place: places?.minSubmitted,
    }),
    extraMetadata: useSetting({
      saved: allowsExtraMetadata,
      save: (value) => onSave({ allowsExtraMetadata: value }, { allowsExtraMetadata }),
      place: places?.allowsExtraMetadata,
    }),
  };
  const isModified = Object.values(settings).some(({ isUnsaved }) => isUnsaved);
  useEffect(() => onModified(isModified), [isModified, onModified]);
  return (
    <>
      <GuidelinesForm setting={settings.guidelines} />
      <DistributionForm setting={settings.minSubmitted} />
      <ExtraMetadataForm setting={settings.extraMetadata} />
    </>
  );
}
