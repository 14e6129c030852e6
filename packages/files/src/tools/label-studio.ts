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
    const counts = { cancelled: 0, several: 0 };
    const leftOut = { relations: 0, controls: new Set<string>() };
    findings.hints.set("id", { kind: "id" });
    return (task) => {
      const data = isObject(task.data) ? task.data : {};
      const made = objectsIn(task, "annotations");
      const kept = made.filter((annotation) => annotation.was_cancelled !== true);
      count(findings, counts, { cancelled: made.length - kept.length, isSeveral: kept.length > 1 });
      // Of several annotations, a reviewed one counts before the first; without any, a prediction does.
      const [annotation] = [
        ...kept.filter(({ ground_truth }) => ground_truth === true),
        ...kept,
        ...objectsIn(task, "predictions"),
      ];
      const values = annotation
        ? controlValues(resultsOf(annotation), { ...findings, data, leftOut })
        : new Map();
      return { id: task.id, ...data, ...columnsOf(values, agentOf(annotation)) };
    };
  },
});

function count(
  { notices }: Findings,
  counts: { cancelled: number; several: number },
  { cancelled, isSeveral }: { cancelled: number; isSeveral: boolean },
): void {
  counts.cancelled += cancelled;
  counts.several += isSeveral ? 1 : 0;
  if (counts.cancelled > 0) notices.add("answers_ignored", { count: counts.cancelled });
  if (counts.several > 0) notices.add("several_annotators", { records: counts.several });
}

function resultsOf(annotation: Task): Task[] {
  return listIn(annotation, "result").filter(isObject);
}

/** Who made an annotation: a model, or a person by number or e-mail address. */
function agentOf(annotation: Task | undefined): string | undefined {
  const { model_version: model, completed_by: person } = annotation ?? {};
  if (typeof model === "string" && model !== "") return model;
  if (typeof person === "number") return `annotator ${person}`;
  const address = isObject(person) ? (person.email ?? person.id) : undefined;
  return address === undefined ? undefined : String(address).replaceAll("@", " at ");
}

function columnsOf(values: ControlValues, agent: string | undefined): Task {
  const columns = [...values].flatMap(([name, { value, score }]) => [
    [name, value] as const,
    ...(score === undefined ? [] : [[`${name}_score`, score] as const]),
    ...(agent === undefined ? [] : [[`${name}_agent`, agent] as const]),
  ]);
  return Object.fromEntries(columns);
}
