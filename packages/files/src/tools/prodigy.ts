import type { RowAnswer } from "../rows/row";
import { isCats, takeCategories } from "./categories";
import { listIn, objectsIn, textOfTask, without } from "./task-values";
import { type Findings, type Task, toolFormat } from "./tool-format";

const fields = ["text", "image", "html", "prompt"];
const answers = ["accept", "reject", "ignore"];
const annotations = ["spans", "accept", "label"];
const technical = [
  "_input_hash",
  "_task_hash",
  "_is_binary",
  "_view_id",
  "_timestamp",
  "_history",
  "config",
  "options",
  "tokens",
  "relations",
  "answer",
  "cats",
  "_annotator_id",
  "_session_id",
];

/** Annotations that Prodigy exports: one task on each line, with the answer of an annotator. */
export const prodigy = toolFormat({
  id: "prodigy",
  matches: (tasks) => tasks.every(isTask) && tasks.some(isProdigy),
  converter: ({ hints, notices }: Findings) => {
    let relations = 0;
    let rejected = 0;
    for (const name of fields) hints.set(name, { kind: "field" });
    hints.set("spans", { kind: "spans", field: "text" });
    // Files of this server have the external id there.
    hints.set("meta_id", { kind: "id" });
    return (task) => {
      relations += listIn(task, "relations").length;
      if (relations > 0) notices.add("relations_ignored", { count: relations });
      const isRejected = task.answer === "reject" || task.answer === "ignore";
      const categories = takeCategories(task, hints);
      const answer = answerOf(task, isRejected, categories);
      if (isRejected && !answer) {
        rejected += 1;
        notices.add("answers_ignored", { count: rejected });
      }
      noteLabels(task, hints);
      const values =
        isRejected || answer ? withoutAnswers(task) : { ...withoutTechnical(task), ...categories };
      return answer ? { values, answers: [answer] } : { values };
    };
  },
});

/** The content of a task without its answer, which is rejected or that of a person. */
function withoutAnswers(task: Task): Task {
  return without(withoutTechnical(task), annotations);
}

/** Tokens are kept: the unit of offsets is inferred from theirs. */
function withoutTechnical(task: Task): Task {
  const { tokens } = task;
  return { ...without(task, technical), ...(tokens !== undefined && { tokens }) };
}

/** The answer of a person whom the task names. */
function answerOf(
  task: Task,
  isRejected: boolean,
  categories: Record<string, string[]>,
): RowAnswer | undefined {
  const person = textOfTask(task, "_annotator_id");
  if (person === undefined || typeof task.answer !== "string") return undefined;
  const given = annotations.flatMap((name) =>
    Object.hasOwn(task, name) ? [[name, task[name]] as const] : [],
  );
  return {
    person: [person],
    status: isRejected ? "discarded" : "submitted",
    values: { ...Object.fromEntries(given), ...categories },
  };
}

function isTask(task: Task): boolean {
  return fields.some((name) => textOfTask(task, name) !== undefined);
}

function isProdigy(task: Task): boolean {
  const isAnswered = typeof task.answer === "string" && answers.includes(task.answer);
  return (
    "_task_hash" in task ||
    "_input_hash" in task ||
    "_view_id" in task ||
    (isAnswered && (annotations.some((name) => name in task) || isCats(task.cats)))
  );
}

function noteLabels(task: Task, hints: Findings["hints"]): void {
  if (typeof task.label === "string" && !hints.has("label"))
    hints.set("label", { kind: "labels", isMultiple: false });
  const options = objectsIn(task, "options").flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
  if (options.length === 0) return;
  const known = hints.get("accept");
  const wasMultiple = known?.kind === "labels" && known.isMultiple;
  const before = known?.kind === "labels" ? (known.options ?? []) : [];
  hints.set("accept", {
    kind: "labels",
    title: "Label",
    isMultiple: wasMultiple || listIn(task, "accept").length > 1,
    options: before.length > 500 ? before : [...new Set([...before, ...options])],
  });
}
