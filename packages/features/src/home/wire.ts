import type { Dataset, Field, Progress, Question } from "@glossa/contract";
import type { DatasetSummary } from "./HomeScreen";

/** What is inside a dataset; undefined while it comes, or where it could not be had. */
interface Inside {
  fields: readonly Field[] | undefined;
  questions: readonly Question[] | undefined;
  progress: Progress | undefined;
}

const times = new WeakMap<Dataset, Date>();

/** Datasets as the list shows them, with what is known by now of what is inside them. */
export function summariesOf(
  datasets: readonly Dataset[],
  workspaces: readonly { id: string; name: string }[] | undefined,
  inside: ReadonlyMap<string, Inside>,
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

/** The same object for the same dataset: what is equal is not drawn again. */
function timeOf(dataset: Dataset, parse: (text: string) => Date): Date {
  const time = times.get(dataset) ?? parse(dataset.last_activity_at);
  times.set(dataset, time);
  return time;
}

/** The datasets that were worked on last come first. */
export function lastWorkedOnFirst(datasets: readonly Dataset[] = []): Dataset[] {
  return [...datasets].sort((a, b) => (a.last_activity_at < b.last_activity_at ? 1 : -1));
}

/** How to name the workspaces of datasets; those that a person is not in have no name. */
export function workspaceNames(workspaces: readonly { id: string; name: string }[] = []) {
  const names = new Map(workspaces.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? "";
}
