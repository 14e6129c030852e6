import { companionsIn, type RowAnswer } from "../rows/row";
import { isObject } from "../tables/json-row";
import { type ControlValues, controlValues } from "./label-studio-controls";
import { listIn, objectsIn } from "./task-values";
import { type Findings, type Task, toolFormat } from "./tool-format";

/** Tasks that Label Studio exports as JSON, with the annotations of several people and the predictions of models. */
export const labelStudio = toolFormat({
  id: "label_studio",
  matches: (tasks) =>
    tasks.every((task) => isObject(task.data)) &&
    tasks.some((task) => "annotations" in task || "predictions" in task),
  converter: (findings: Findings) => {
    const leftOut = { relations: 0, controls: new Set<string>() };
    findings.hints.set("id", { kind: "id" });
    return (task) => {
      const data = isObject(task.data) ? task.data : {};
      const context = { ...findings, data, leftOut };
      const made = objectsIn(task, "annotations");
      const isReviewed = ({ ground_truth }: Task) => ground_truth === true;
      const answers = [...made.filter(isReviewed), ...made.filter((each) => !isReviewed(each))].map(
        (annotation): RowAnswer => ({
          person: personOf(annotation),
          status: annotation.was_cancelled === true ? "discarded" : "submitted",
          values: Object.fromEntries(
            [...controlValues(resultsOf(annotation), { ...context, isAnswer: true })].map(
              ([name, { value }]) => [name, value],
            ),
          ),
        }),
      );
      const [prediction] = objectsIn(task, "predictions");
      const score = typeof prediction?.score === "number" ? prediction.score : undefined;
      const suggested = controlValues(resultsOf(prediction ?? {}), { ...context, score });
      const meta = isObject(task.meta) ? metadataOf(task.meta, data, findings) : {};
      const values = {
        ...meta,
        ...(task.id !== undefined && { id: task.id }),
        ...data,
        ...columnsOf(suggested, modelOf(prediction)),
      };
      return { values, answers };
    };
  },
});

/** The parts of a task besides its data; in files of this server, the external id and the metadata. */
function metadataOf({ id, ...meta }: Task, data: Task, { hints }: Findings): Task {
  const names = Object.keys(meta).filter((name) => !Object.hasOwn(data, name));
  for (const name of names) hints.set(name, { kind: "metadata" });
  const values = Object.fromEntries(names.map((name) => [name, meta[name]]));
  return id === undefined ? values : { id, ...values };
}

function resultsOf(annotation: Task): Task[] {
  return listIn(annotation, "result").filter(isObject);
}

/** The annotator in the file: username, e-mail address or number. */
function personOf({ username, completed_by: by }: Task): string[] {
  const given = isObject(by) ? [by.username, by.email, by.id] : [by];
  const names = [username, ...given].flatMap((name) =>
    (typeof name === "string" && name !== "") || typeof name === "number" ? [String(name)] : [],
  );
  return [...new Set(names)];
}

function modelOf({ model_version: model }: Task = {}): string | undefined {
  return typeof model === "string" && model !== "" ? model : undefined;
}

function columnsOf(values: ControlValues, agent: string | undefined): Task {
  const columns = [...values].flatMap(([name, { value, score }]) => [
    [name, value] as const,
    ...(score === undefined ? [] : [[companionsIn(name).score, score] as const]),
    ...(agent === undefined ? [] : [[companionsIn(name).agent, agent] as const]),
  ]);
  return Object.fromEntries(columns);
}
