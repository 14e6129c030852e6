import type { SavedCriteria } from "../criteria/saved";
import {
  byName,
  FilterSetError,
  type FilterSetStore,
  MOST_FILTER_SETS,
  type UsableFilterSet,
} from "./filter-sets";

interface Saved {
  name: string;
  criteria: SavedCriteria;
}

export interface FilterSetPlace {
  userId: string;
  datasetId: string;
}

/**
 * Keeps the filter sets of a user in this browser, for servers that keep none. Their names are their ids.
 *
 * @param storage such as `localStorage`
 * @returns functions whose promises are rejected with `FilterSetError`; its `fault` is the reason
 * @example
 * const sets = browserFilterSets(localStorage, { userId: "user-1", datasetId: "support-tickets" });
 * await sets.create({ name: "German", criteria: { metadata: "lang.de" }, isShared: false });
 */
export function browserFilterSets(
  storage: Pick<Storage, "getItem" | "setItem">,
  { userId, datasetId }: FilterSetPlace,
): FilterSetStore {
  const key = `glossa.filterSets.${userId}.${datasetId}`;
  const read = () => savedIn(attempt(() => storage.getItem(key)));
  const write = (sets: readonly Saved[]) => attempt(() => storage.setItem(key, JSON.stringify(sets)));
  const named = (sets: readonly Saved[], id: string) => {
    const found = sets.find(({ name }) => name === id);
    if (!found) throw new FilterSetError("gone");
    return found;
  };
  return {
    canShare: false,
    list: async () =>
      read()
        .map(
          ({ name, criteria }): UsableFilterSet => ({
            id: name,
            name,
            criteria,
            is_shared: false,
            user_id: userId,
          }),
        )
        .sort(byName),
    async create({ name, criteria }) {
      const sets = read();
      refuseTaken(sets, name);
      if (sets.length >= MOST_FILTER_SETS) throw new FilterSetError("full");
      write([...sets, { name, criteria }]);
    },
    async change(id, { name = id, criteria }) {
      const sets = read();
      const before = named(sets, id);
      if (name !== id) refuseTaken(sets, name);
      const after = { name, criteria: criteria ?? before.criteria };
      write(sets.map((one) => (one === before ? after : one)));
    },
    async remove(id) {
      const sets = read();
      const gone = named(sets, id);
      write(sets.filter((one) => one !== gone));
    },
  };
}

function refuseTaken(sets: readonly Saved[], name: string): void {
  if (sets.some((one) => one.name === name)) throw new FilterSetError("taken");
}

/** A browser may refuse to store anything, or have no room left. */
function attempt<Result>(access: () => Result): Result {
  try {
    return access();
  } catch {
    throw new FilterSetError("failed");
  }
}

/** Anything may be stored under the same name; everything but filter sets is left out. */
function savedIn(text: string | null): Saved[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(one: unknown): one is Saved {
  if (typeof one !== "object" || one === null || !("name" in one) || !("criteria" in one)) return false;
  const { name, criteria } = one;
  if (typeof name !== "string" || typeof criteria !== "object" || criteria === null) return false;
  return Object.values(criteria).every((value) => typeof value === "string");
}
