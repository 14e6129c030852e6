import type { FilterSet } from "@glossa/contract";
import type { SavedCriteria } from "../criteria/saved";

/** A filter set that a user may apply. */
export type UsableFilterSet = Pick<
  FilterSet,
  "id" | "name" | "criteria" | "is_shared" | "user_id" | "username"
>;

/** What a user chooses for a filter set. */
export interface FilterSetContent {
  name: string;
  criteria: SavedCriteria;
  isShared: boolean;
}

/** Where the filter sets of one user and one dataset are. Each function fails with a `FilterSetError`. */
export interface FilterSetStore {
  /** Whether the workspace can see shared ones. */
  canShare: boolean;
  /** The user's own and those that others share, by name. */
  list: () => Promise<UsableFilterSet[]>;
  create: (content: FilterSetContent) => Promise<void>;
  change: (id: string, change: Partial<FilterSetContent>) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Why a filter set could not be loaded or changed. */
export type FilterSetFault = "taken" | "full" | "gone" | "forbidden" | "signedOut" | "unreachable" | "failed";

/** A filter set could not be loaded or changed. */
export class FilterSetError extends Error {
  override name = "FilterSetError";
  constructor(readonly fault: FilterSetFault) {
    super(fault);
  }
}

/** How many filter sets a user has for one dataset, at most. */
export const MOST_FILTER_SETS = 100;

/** Sorts filter sets by name, as people expect it. */
export function byName(one: Pick<FilterSet, "name">, other: Pick<FilterSet, "name">): number {
  return one.name.localeCompare(other.name, undefined, { numeric: true });
}
