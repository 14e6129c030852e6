import type { ColumnProfile } from "./columns/column-profile";
import { isProse } from "./columns/column-shape";
import type { DatasetParts } from "./dataset-parts";
import { type FilePlan, isMetadata, type PlannedColumn } from "./file-plan";
import { titleOf } from "./title";

const maxName = 200;
const kinds: Partial<Record<ColumnProfile["kind"], "terms" | "integer" | "float">> = {
  text: "terms",
  list: "terms",
  integer: "integer",
  float: "float",
};

/**
 * The columns that can become metadata without a property, if the dataset allows that: those that would be metadata of a
 * new dataset, and all others without long texts.
 *
 * @param guessed as for a new dataset
 * @param parts of the dataset
 * @param columns of the file
 * @example
 * declare const plan: FilePlan;
 * declare const profile: FileProfile;
 * extraMetadata(plan, { fields: [], questions: [], metadata: [] }, profile.columns); // []
 */
export function extraMetadata(
  guessed: FilePlan,
  { metadata, allowsExtraMetadata = false }: DatasetParts,
  columns: readonly ColumnProfile[],
): PlannedColumn[] {
  if (!allowsExtraMetadata) return [];
  return columns.flatMap((profile) => {
    const { name } = profile;
    const use = kinds[profile.kind];
    const isNamed = metadata.some((property) => property.name === name);
    if (!use || isNamed || !isName(name) || !isFit(profile, guessed)) return [];
    return [{ column: name, use, name, title: titleOf(name), isRequired: false, isExtra: true }];
  });
}

/** Columns that a format leaves out or that describe another column are useless as metadata. */
function isFit(profile: ColumnProfile, { columns, questions }: FilePlan): boolean {
  const { name, filled } = profile;
  if (filled === 0) return false;
  const planned = columns.filter(({ column }) => column === name);
  if (planned.some(isMetadata)) return true;
  const isUsed = planned.some(({ use }) => use !== "none") || questions.some(({ column }) => column === name);
  return isUsed && !isProse(profile);
}

function isName(name: string): boolean {
  return name.trim() !== "" && name !== "__proto__" && [...name].length <= maxName;
}
