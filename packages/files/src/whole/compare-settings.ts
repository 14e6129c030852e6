import type { DatasetFileHead } from "@glossa/contract";
import { canonical } from "../records/row-id";

/** A setting of the origin that the stored dataset has otherwise. */
export interface SettingsDifference {
  of: "dataset" | (typeof kinds)[number];
  /** The name of the field, question, property or vectors; of the dataset: of the setting. */
  name: string;
  /** `missing`: the stored dataset lacks it; `extra`: the origin lacks it. */
  is: "changed" | "missing" | "extra";
}

/** The lists of parts that a dataset has. */
export const kinds = ["fields", "questions", "metadata_properties", "vectors_settings"] as const;

/** The settings of a dataset that are no parts. */
export const ownSettings = ["guidelines", "allow_extra_metadata", "distribution"] as const;

/**
 * Compares the settings of a stored dataset with those of its origin.
 *
 * @param origin the settings as they should be
 * @param stored the settings as they are
 * @example
 * declare const origin: DatasetFileHead;
 * compareSettings(origin, { ...origin, guidelines: null }); // [{ of: "dataset", name: "guidelines", is: "changed" }]
 */
export function compareSettings(origin: DatasetFileHead, stored: DatasetFileHead): SettingsDifference[] {
  const own = ownSettings.filter((name) => !isEqual(origin[name], stored[name]));
  return [
    ...own.map((name) => ({ of: "dataset" as const, name, is: "changed" as const })),
    ...kinds.flatMap((of) =>
      compareParts(origin[of], stored[of]).map((difference) => ({ of, ...difference })),
    ),
  ];
}

type Part = { name: string };

function compareParts(
  origin: readonly Part[],
  stored: readonly Part[],
): Pick<SettingsDifference, "name" | "is">[] {
  const changed = origin.flatMap((part): Pick<SettingsDifference, "name" | "is">[] => {
    const other = stored.find(({ name }) => name === part.name);
    if (!other) return [{ name: part.name, is: "missing" }];
    return isEqual(part, other) ? [] : [{ name: part.name, is: "changed" }];
  });
  const extra = stored.filter(({ name }) => !origin.some((part) => part.name === name));
  return [...changed, ...extra.map(({ name }) => ({ name, is: "extra" as const }))];
}

/** Whether two settings are equal; a null is the same as none. */
export function isEqual(left: unknown, right: unknown): boolean {
  return canonical(withoutNulls(left)) === canonical(withoutNulls(right));
}

function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}, (_, inner: unknown) => (inner === null ? undefined : inner)));
}
