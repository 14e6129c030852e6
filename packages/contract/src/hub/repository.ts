import { z } from "zod";
import { columnTypeOf, type HubColumnType } from "./column-type";

/** A column of a subset. */
export interface HubColumn {
  name: string;
  type: HubColumnType;
}

/** A split of a subset. */
export interface HubSplit {
  name: string;
  /** The number of its rows, if the hub has counted them. */
  rows: number | undefined;
}

/** A subset of a repository: its splits have the same columns. */
export interface HubSubset {
  name: string;
  splits: readonly HubSplit[];
  columns: readonly HubColumn[];
}

const subsetInfo = z.looseObject({
  features: z.record(z.string(), z.unknown()).nullish(),
  splits: z.record(z.string(), z.looseObject({ num_examples: z.number().nullish() })).nullish(),
});

/** The reply of the viewer's `/info`. */
export const hubInfo = z.object({ dataset_info: z.record(z.string(), subsetInfo) });

/** The subsets of a repository that have splits and columns, in the order of the hub. */
export function subsetsOf({ dataset_info }: z.output<typeof hubInfo>): HubSubset[] {
  const subsets = Object.entries(dataset_info).map(([name, { features, splits }]) => ({
    name,
    splits: Object.entries(splits ?? {}).map(([split, { num_examples }]) => ({
      name: split,
      rows: num_examples ?? undefined,
    })),
    columns: Object.entries(features ?? {}).map(([column, feature]) => ({
      name: column,
      type: columnTypeOf(feature),
    })),
  }));
  return subsets.filter(({ splits, columns }) => splits.length > 0 && columns.length > 0);
}
