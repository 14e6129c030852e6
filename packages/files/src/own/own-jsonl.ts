import { isObject } from "../tables/json-row";
import { objectsIn, textOfTask } from "../tools/task-values";
import { type Task, toolFormat } from "../tools/tool-format";
import { type OwnAnswer, ownColumns } from "./own-row";

/** JSON lines that this server has written, with the answers of people or their majority. */
export const ownJsonLines = toolFormat({
  id: "glossa",
  matches: (tasks) => tasks.every(isOwn),
  converter: ({ hints, notices }) => {
    return (task) => {
      if (isObject(task.vectors)) notices.add("layers_ignored", { layers: ["vectors"] });
      return ownColumns(
        {
          id: task.id ?? task.server_id,
          fields: objectIn(task, "fields"),
          metadata: objectIn(task, "metadata"),
          suggestions: Object.fromEntries(
            Object.entries(objectIn(task, "suggestions")).filter(([, value]) => isObject(value)),
          ) as Record<string, object>,
          answers: answersIn(task),
        },
        hints,
      );
    };
  },
});

function isOwn(task: Task): boolean {
  return (
    typeof task.server_id === "string" &&
    isObject(task.fields) &&
    (Array.isArray(task.responses) || isObject(task.majority))
  );
}

function answersIn(task: Task): OwnAnswer[] {
  const responses = objectsIn(task, "responses").map((response) => ({
    username: textOfTask(response, "username"),
    status: response.status,
    values: objectIn(response, "values"),
  }));
  const majority = Object.entries(objectIn(task, "majority")).flatMap(([question, found]) =>
    isObject(found) && found.value !== null ? [[question, found.value] as const] : [],
  );
  return majority.length === 0
    ? responses
    : [...responses, { username: undefined, status: "submitted", values: Object.fromEntries(majority) }];
}

function objectIn(task: Task, name: string): Task {
  const value = Object.hasOwn(task, name) ? task[name] : undefined;
  return isObject(value) ? value : {};
}
