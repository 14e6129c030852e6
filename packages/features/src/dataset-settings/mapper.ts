import type { Dataset } from "@glossa/contract";
import type { GeneralSettings } from "./view-model";

/**
 * Converts a dataset of the server to its settings.
 *
 * @param dataset as the server returns it
 * @example
 * declare const tickets: Dataset;
 * settingsOf(tickets); // { guidelines: "Read the whole ticket.", allowsExtraMetadata: false, minSubmitted: 2 }
 */
export function settingsOf(dataset: Dataset): GeneralSettings {
  return {
    guidelines: dataset.guidelines,
    allowsExtraMetadata: dataset.allow_extra_metadata,
    minSubmitted: dataset.distribution.min_submitted,
  };
}

/**
 * Converts changed settings to the server's format: unchanged ones are not sent.
 *
 * @example
 * changesOf({ minSubmitted: 2 }); // { distribution: { strategy: "overlap", min_submitted: 2 } }
 */
export function changesOf({ guidelines, allowsExtraMetadata, minSubmitted }: Partial<GeneralSettings>) {
  return {
    ...(guidelines !== undefined && { guidelines }),
    ...(allowsExtraMetadata !== undefined && { allow_extra_metadata: allowsExtraMetadata }),
    ...(minSubmitted !== undefined && {
      distribution: { strategy: "overlap" as const, min_submitted: minSubmitted },
    }),
  };
}

/**
 * Whether the settings of a dataset are still those that the user saw.
 *
 * @param seen what was on screen; settings that are absent are not compared
 * @param dataset as it is on the server now
 * @example
 * declare const tickets: Dataset;
 * isStillSo({ minSubmitted: 1 }, tickets); // false if a colleague has changed it to 2
 */
export function isStillSo(seen: Partial<GeneralSettings>, dataset: Dataset): boolean {
  const now = settingsOf(dataset);
  return Object.entries(seen).every(([name, value]) => now[name as keyof GeneralSettings] === value);
}
