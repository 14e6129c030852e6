import type { Dataset, Field, Progress, Question } from "@glossa/contract";
import type { DatasetSummary } from "./HomeScreen";

/** What is known of a dataset beside itself; undefined while it comes, or where it could not be had. */
interface Beside {
  workspace: string;
  lastActivity: Date;
  fields: readonly Field[] | undefined;
  questions: readonly Question[] | undefined;
  progress: Progress | undefined;
}

/** A dataset as the list shows it. */
export function summaryOf({ id, name, status }: Dataset, beside: Beside): DatasetSummary {
  const { workspace, lastActivity, fields, questions, progress } = beside;
  return {
    id,
    name,
    workspace,
    isDraft: status === "draft",
    lastActivity,
    fieldTypes: fields?.map(({ settings }) => settings.type),
    questionTypes: questions?.map(({ settings }) => settings.type),
    progress: progress && { ...progress, users: progress.users.map(({ username }) => username) },
  };
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
