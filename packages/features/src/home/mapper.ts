import type { Dataset, Field, Progress, Question, DatasetSummary as Summary } from "@glossa/contract";
import type { DatasetSummary } from "./HomeScreen";

/** The details of a dataset; undefined while they load, or if they could not be loaded. */
export interface DatasetDetails {
  fields: readonly Field[] | undefined;
  questions: readonly Question[] | undefined;
  progress: Progress | undefined;
}

type Times = Pick<DatasetSummary, "lastActivity" | "created">;

const times = new WeakMap<object, Times>();
const shown = new WeakMap<Summary, DatasetSummary>();

/**
 * Converts datasets that the server sent with their details.
 *
 * @param datasets as the server sends them
 * @param parseTime reads a time of the API, such as `parseTimestamp`
 * @example
 * const { items } = await (await fetch("/api/v1/glossa/me/datasets")).json();
 * const summaries = summariesFrom(items, (text) => new Date(text));
 */
export function summariesFrom(
  datasets: readonly Summary[],
  parseTime: (text: string) => Date,
): DatasetSummary[] {
  // Returns the same object for the same dataset, so that unchanged entries do not render again.
  return datasets.map((dataset) => {
    const known = shown.get(dataset);
    if (known) return known;
    const { workspace_name, field_types, question_types, progress } = dataset;
    const summary = {
      ...summaryOf(dataset, workspace_name, parseTime),
      fieldTypes: field_types,
      questionTypes: question_types,
      progress: progressOf(progress),
    };
    shown.set(dataset, summary);
    return summary;
  });
}

/**
 * Converts datasets for the list, with the details that have been loaded so far.
 *
 * @param datasets as the server sends them
 * @param workspaces undefined until they are known
 * @param inside the details that have been loaded, by the id of the dataset
 * @param parseTime reads a time of the API, such as `parseTimestamp`
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
    const { fields, questions, progress } = inside.get(dataset.id) ?? {};
    return {
      ...summaryOf(dataset, nameOf(dataset.workspace_id), parseTime),
      fieldTypes: fields?.map(({ settings }) => settings.type),
      questionTypes: questions?.map(({ settings }) => settings.type),
      progress: progress && progressOf(progress),
    };
  });
}

function summaryOf(
  dataset: Pick<Dataset, "id" | "name" | "status" | "last_activity_at" | "inserted_at">,
  workspace: string,
  parseTime: (text: string) => Date,
) {
  const { id, name, status } = dataset;
  return { id, name, workspace, isDraft: status === "draft", ...timesOf(dataset, parseTime) };
}

function progressOf({ total, completed, users }: Progress) {
  return { total, completed, users: users.map(({ username }) => username) };
}

/** Returns the same objects for the same dataset. */
function timesOf(
  dataset: Pick<Dataset, "last_activity_at" | "inserted_at">,
  parse: (text: string) => Date,
): Times {
  const known = times.get(dataset) ?? {
    lastActivity: parse(dataset.last_activity_at),
    created: parse(dataset.inserted_at),
  };
  times.set(dataset, known);
  return known;
}

/**
 * Returns a function that names workspaces; those of which the user is not a member have no name.
 *
 * @param workspaces those of which the user is a member
 * @example
 * const nameOf = workspaceNames([{ id: "w1", name: "helpdesk" }]);
 * nameOf("w1"); // "helpdesk"
 * nameOf("w2"); // ""
 */
export function workspaceNames(workspaces: readonly { id: string; name: string }[] = []) {
  const names = new Map(workspaces.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? "";
}
