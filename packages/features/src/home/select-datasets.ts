import type { DatasetCriteria, SortKey } from "./criteria";
import type { DatasetSummary } from "./HomeScreen";

/** Compares two names in the language of the user. */
export type CompareNames = (one: string, other: string) => number;

/** A workspace that datasets can be filtered by. */
export interface WorkspaceChoice {
  name: string;
  datasets: number;
}

/** The datasets that criteria select, sorted. */
export function selectDatasets(
  datasets: readonly DatasetSummary[],
  criteria: DatasetCriteria,
  compareNames: CompareNames,
): DatasetSummary[] {
  const query = folded(criteria.query.trim());
  const workspaces = new Set(criteria.workspaces);
  const direction = criteria.order === "asc" ? 1 : -1;
  const compare = comparisons[criteria.sort];
  return datasets
    .filter(
      ({ name, workspace }) =>
        (workspaces.size === 0 || workspaces.has(workspace)) && folded(name).includes(query),
    )
    .sort(
      (one, other) =>
        unknownLast(one, other, criteria.sort) ||
        direction * compare(one, other, compareNames) ||
        compareNames(one.name, other.name),
    );
}

/** All workspaces with datasets, and those that are selected, by name. */
export function workspaceChoices(
  datasets: readonly DatasetSummary[],
  selected: readonly string[],
  compareNames: CompareNames,
): WorkspaceChoice[] {
  const counts = new Map(selected.map((name) => [name, 0]));
  for (const { workspace } of datasets)
    if (workspace !== "") counts.set(workspace, (counts.get(workspace) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, datasets: count }))
    .sort((one, other) => compareNames(one.name, other.name));
}

const comparisons: Record<
  SortKey,
  (one: DatasetSummary, other: DatasetSummary, compareNames: CompareNames) => number
> = {
  name: (one, other, compareNames) => compareNames(one.name, other.name),
  lastActivityAt: (one, other) => one.lastActivity.getTime() - other.lastActivity.getTime(),
  createdAt: (one, other) => one.created.getTime() - other.created.getTime(),
};

/** In both directions, datasets without a time are at the end. */
function unknownLast(one: DatasetSummary, other: DatasetSummary, sort: SortKey): number {
  if (sort === "name") return 0;
  const isUnknown = ({ lastActivity, created }: DatasetSummary) =>
    Number.isNaN((sort === "createdAt" ? created : lastActivity).getTime());
  return Number(isUnknown(one)) - Number(isUnknown(other));
}

/** A text without its case. Letters that look alike but are encoded differently become equal. */
function folded(text: string): string {
  return text.normalize("NFKC").toLocaleLowerCase();
}
