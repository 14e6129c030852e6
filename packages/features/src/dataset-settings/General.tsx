import { useEffect } from "react";
import { DistributionForm } from "./DistributionForm";
import { ExtraMetadataForm } from "./ExtraMetadataForm";
import { GuidelinesForm } from "./GuidelinesForm";
import { AddPartsSection } from "./parts/AddParts";
import { AddRecordsSection } from "./parts/AddRecords";
import { keptGuidelines } from "./rules";
import type { ReportModified } from "./use-modified";
import { useSetting } from "./use-setting";
import type { DatasetParts, GeneralSettings, SettingsPorts } from "./view-model";

interface GeneralProps extends Pick<SettingsPorts, "onSave" | "onAddPart" | "loadSomeMetadata" | "placeOf"> {
  saved: GeneralSettings;
  parts: DatasetParts;
  importHref: string | undefined;
  onModified: ReportModified;
}

/** The settings of the dataset as a whole, each in a form of its own. */
export function General(props: GeneralProps) {
  const { saved, parts, onSave, onModified, placeOf, importHref, ...adding } = props;
  const { guidelines, allowsExtraMetadata, minSubmitted } = saved;
  const settings = {
    guidelines: useSetting<string | null>({
      saved: guidelines,
      kept: keptGuidelines,
      save: (value) => onSave({ guidelines: value }, { guidelines }),
      place: placeOf?.("guidelines"),
    }),
    minSubmitted: useSetting<number | undefined>({
      saved: minSubmitted,
      save: async (value) => (value ? onSave({ minSubmitted: value }, { minSubmitted }) : "failed"),
      place: placeOf?.("minSubmitted"),
    }),
    extraMetadata: useSetting({
      saved: allowsExtraMetadata,
      save: (value) => onSave({ allowsExtraMetadata: value }, { allowsExtraMetadata }),
      place: placeOf?.("allowsExtraMetadata"),
    }),
  };
  const isModified = Object.values(settings).some(({ isUnsaved }) => isUnsaved);
  useEffect(() => onModified("general", isModified), [isModified, onModified]);
  return (
    <>
      <GuidelinesForm setting={settings.guidelines} />
      <DistributionForm setting={settings.minSubmitted} />
      <ExtraMetadataForm setting={settings.extraMetadata} />
      {importHref !== undefined && <AddRecordsSection href={importHref} />}
      <AddPartsSection parts={parts} {...adding} />
    </>
  );
}
