import type { Dataset, Field, Progress, Question } from "@glossa/contract";
import type { DatasetSummary } from "./HomeScreen";

/** The details of a dataset; undefined while they load, or if they could not be loaded. */
export interface DatasetDetails {
  fields: readonly Field[] | undefined;
  questions: readonly Question[] | undefined;
  progress: Progress | undefined;
}

const times = new WeakMap<Dataset, Date>();

/**
 * Converts datasets for the list, with the details that have been loaded so far.
 *
 * @example
 * declare const datasets: Dataset[];
 * const workspaces = [{ id: "w1", name: "helpdesk" }];
 * const summaries = summariesOf(datasets, workspaces, new Map(), (text) => new Date(text));
 */
export function summariesOf(
  datasets: readonly Dataset[],
  workspaces: readonly { id: string; name: string }[] | undefined,
  inside: ReadonlyMap<string, DatasetDetails>,
  parseTime: (text: string) => Date,
): DatasetSummary[] {
  const nameOf = workspaceNames(workspaces);
  return datasets.map((dataset) => {
    const { id, name, status, workspace_id } = dataset;
    const { fields, questions, progress } = inside.get(id) ?? {};
    return {
      id,
      name,
      workspace: nameOf(workspace_id),
      isDraft: status === "draft",
      lastActivity: timeOf(dataset, parseTime),
      fieldTypes: fields?.map(({ settings }) => settings.type),
      questionTypes: questions?.map(({ settings }) => settings.type),
      progress: progress && { ...progress, users: progress.users.map(({ username }) => username) },
    };
  });
}

/** Returns the same object for the same dataset, so that unchanged entries do not render again. */
function timeOf(dataset: Dataset, parse: (text: string) => Date): Date {
  const time = times.get(dataset) ?? parse(dataset.last_activity_at);
  times.set(dataset, time);
  return time;
}

/**
 * Sorts datasets by their last activity, the most recent one first.
 *
 * @example
 * declare const datasets: Dataset[];
 * const [latest] = lastWorkedOnFirst(datasets);
 */
export function lastWorkedOnFirst(datasets: readonly Dataset[] = []): Dataset[] {
  return [...datasets].sort((a, b) => (a.last_activity_at < b.last_activity_at ? 1 : -1));
}

/**
 * Returns a function that names workspaces; those of which the user is not a member have no name.
 *
 * @example
 * const nameOf = workspaceNames([{ id: "w1", name: "helpdesk" }]);
 * nameOf("w1"); // "helpdesk"
 * nameOf("w2"); // ""
 */
export function workspaceNames(workspaces: readonly { id: string; name: string }[] = []) {
  const names = new Map(workspaces.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? "";
}
