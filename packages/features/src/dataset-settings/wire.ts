import type { Dataset } from "@glossa/contract";
import type { GeneralSettings } from "./view-model";

/** What can be set of a dataset as a whole, as the server has it. */
export function settingsOf(dataset: Dataset): GeneralSettings {
  return {
    guidelines: dataset.guidelines,
    allowsExtraMetadata: dataset.allow_extra_metadata,
    minSubmitted: dataset.distribution.min_submitted,
  };
}

/** Changed settings as the server takes them: what stays as it is, is not sent. */
export function changesOf({ guidelines, allowsExtraMetadata, minSubmitted }: Partial<GeneralSettings>) {
  return {
    ...(guidelines !== undefined && { guidelines }),
    ...(allowsExtraMetadata !== undefined && { allow_extra_metadata: allowsExtraMetadata }),
    ...(minSubmitted !== undefined && {
      distribution: { strategy: "overlap" as const, min_submitted: minSubmitted },
    }),
  };
}

/** Whether settings are what somebody saw of them. */
export function isStillSo(seen: Partial<GeneralSettings>, dataset: Dataset): boolean {
  const now = settingsOf(dataset);
  return Object.entries(seen).every(([name, value]) => now[name as keyof GeneralSettings] === value);
}
