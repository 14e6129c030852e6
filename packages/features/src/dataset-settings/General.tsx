import { useEffect } from "react";
import { DistributionForm } from "./DistributionForm";
import { ExtraMetadataForm } from "./ExtraMetadataForm";
import { GuidelinesForm } from "./GuidelinesForm";
import { keptGuidelines } from "./rules";
import { useSetting } from "./use-setting";
import type { GeneralSettings, SettingsPorts } from "./view-model";

interface GeneralProps extends Pick<SettingsPorts, "onSave" | "onModified"> {
  saved: GeneralSettings;
}

/** What can be set of a dataset as a whole, each thing on a form of its own. */
export function General({ saved, onSave, onModified }: GeneralProps) {
  const guidelines = useSetting<string | null>({
    saved: saved.guidelines,
    kept: keptGuidelines,
    save: (value) => onSave({ guidelines: value }),
  });
  const extraMetadata = useSetting({
    saved: saved.allowsExtraMetadata,
    save: (allowsExtraMetadata) => onSave({ allowsExtraMetadata }),
  });
  const minSubmitted = useSetting<number | undefined>({
    saved: saved.minSubmitted,
    save: async (value) => value !== undefined && onSave({ minSubmitted: value }),
  });
  const isModified = [guidelines, extraMetadata, minSubmitted].some((setting) => setting.isModified);
  useEffect(() => onModified(isModified), [isModified, onModified]);
  return (
    <>
      <GuidelinesForm setting={guidelines} />
      <DistributionForm setting={minSubmitted} />
      <ExtraMetadataForm setting={extraMetadata} />
    </>
  );
}

/** Leads the keyboard to the first thing that is changed and not saved. */
export function focusFirstModified(): void {
  const form = document.querySelector("form[data-modified]");
  const control = form?.querySelector<HTMLElement>("textarea, input:not([type=radio])");
  // While the preview is shown, what leads back from it comes first.
  (control ?? form?.querySelector("input"))?.focus();
}
