import { isTriple, listIn, objectsIn, textOfTask, without } from "./task-values";
import { type Findings, type Task, toolFormat } from "./tool-format";

const texts = ["text", "data"];
const lists = ["label", "labels"];

/** Annotations that doccano exports: a text with `label` as spans, classes or texts, or with `entities` and `relations`. */
export const doccano = toolFormat({
  id: "doccano",
  matches: (tasks) => tasks.every((task) => textIn(task) !== undefined) && tasks.some(isDoccano),
  converter: ({ hints, notices }: Findings) => {
    let relations = 0;
    for (const name of texts) hints.set(name, { kind: "field" });
    hints.set("id", { kind: "id" });
    return (task) => {
      relations += listIn(task, "relations").length;
      if (relations > 0) notices.add("relations_ignored", { count: relations });
      const field = textIn(task) ?? "text";
      const { label, comments } = { label: labelOf(task), comments: commentsOf(task) };
      if (label !== undefined) noteLabel(label, field, hints);
      const values = {
        ...without(task, [...lists, "entities", "relations", "Comments", "comments"]),
        ...(label !== undefined && { label }),
        ...(comments !== "" && { comments }),
      };
      return { values };
    };
  },
});

function textIn(task: Task): string | undefined {
  return texts.find((name) => textOfTask(task, name) !== undefined);
}

function isDoccano(task: Task): boolean {
  if (objectsIn(task, "entities").some((entity) => "start_offset" in entity)) return true;
  if (lists.some((name) => listIn(task, name).some(isTriple))) return true;
  const hasLabels = lists.some(
    (name) => Array.isArray(task[name]) && listIn(task, name).every((each) => typeof each === "string"),
  );
  return hasLabels && ("Comments" in task || "comments" in task);
}

function labelOf(task: Task): unknown {
  if (Array.isArray(task.entities)) {
    return objectsIn(task, "entities").map(({ start_offset: start, end_offset: end, label }) => ({
      start,
      end,
      label,
    }));
  }
  return task.label ?? task.labels;
}

function commentsOf(task: Task): string {
  const comments = [...listIn(task, "Comments"), ...listIn(task, "comments")];
  return comments
    .map((comment) => (typeof comment === "string" ? comment : JSON.stringify(comment)))
    .join("\n");
}

function noteLabel(label: unknown, field: string, hints: Findings["hints"]): void {
  const known = hints.get("label");
  if (!Array.isArray(label)) {
    if (!known) hints.set("label", { kind: "labels", isMultiple: false });
    return;
  }
  if (label.some((item) => typeof item === "object")) hints.set("label", { kind: "spans", field });
  else if (known?.kind !== "spans" && label.length > 0) {
    const wasMultiple = known?.kind === "labels" && known.isMultiple;
    hints.set("label", { kind: "labels", isMultiple: wasMultiple || label.length > 1 });
  }
}
