/** The sort keys of datasets, by their names in the address. */
export const sortKeys = ["name", "lastActivityAt", "createdAt"] as const;

export type SortKey = (typeof sortKeys)[number];

/** Which datasets are shown, and in which order. */
export interface DatasetCriteria {
  /** A part of the name. */
  query: string;
  /** Names of workspaces; none means all. */
  workspaces: readonly string[];
  sort: SortKey;
  order: "asc" | "desc";
}

/** All datasets, the one with the latest activity first. */
export const allDatasets: DatasetCriteria = {
  query: "",
  workspaces: [],
  sort: "lastActivityAt",
  order: "desc",
};

/**
 * The order in which a list starts that gets sorted by something else: names from A to Z, times from the latest one.
 *
 * @example
 * initialOrderOf("name"); // "asc"
 */
export function initialOrderOf(sort: SortKey): DatasetCriteria["order"] {
  return sort === "name" ? "asc" : "desc";
}

/**
 * Reads the criteria from the query of an address: `?workspaces=legal,support&sort=name&order=desc&search=tickets`.
 * Invalid values are ignored. A comma can also belong to the name of a workspace, if there is one with that name.
 *
 * @param params the query of the address
 * @param workspaces the names of those that the user sees
 * @example
 * datasetCriteriaFrom(new URLSearchParams("workspaces=legal,support"), ["legal", "support"]).workspaces.length; // 2
 */
export function datasetCriteriaFrom(params: URLSearchParams, workspaces: readonly string[]): DatasetCriteria {
  const sort = sortKeys.find((key) => key === params.get("sort")) ?? allDatasets.sort;
  const order = params.get("order");
  return {
    query: params.get("search") ?? "",
    workspaces: namesIn(params.get("workspaces") ?? "", new Set(workspaces)),
    sort,
    order: order === "asc" || order === "desc" ? order : initialOrderOf(sort),
  };
}

/**
 * Returns the query of an address with these criteria; what equals the default is left out, other parameters stay.
 *
 * @param params the query so far; it stays as it is
 * @param criteria what the list shows
 * @example
 * const criteria = datasetCriteriaFrom(new URLSearchParams("sort=name"), []);
 * withDatasetCriteria(new URLSearchParams(), criteria).toString(); // "sort=name"
 */
export function withDatasetCriteria(params: URLSearchParams, criteria: DatasetCriteria): URLSearchParams {
  const { query, workspaces, sort, order } = criteria;
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, initial: string) =>
    value === initial ? next.delete(name) : next.set(name, value);
  set("search", query, "");
  set("workspaces", workspaces.join(","), "");
  set("sort", sort, allDatasets.sort);
  set("order", order, initialOrderOf(sort));
  return next;
}

/** The names in a list with commas; of several possible names, the longest one that is known. */
function namesIn(list: string, known: ReadonlySet<string>): string[] {
  const parts = list.split(",");
  const names: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = parts.length;
    while (end > start + 1 && !known.has(parts.slice(start, end).join(","))) end -= 1;
    const name = parts.slice(start, end).join(",");
    if (name !== "" && !names.includes(name)) names.push(name);
    start = end;
  }
  return names;
}
