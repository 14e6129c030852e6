import { isCats, takeCategories } from "./categories";
import { isTriple, listIn, objectsIn, textOfTask, without } from "./task-values";
import { type Findings, type Task, toolFormat } from "./tool-format";

const spanLists = ["spans", "ents", "entities"];

/** Documents of spaCy as JSON: a text with `spans`, `ents` or `entities`, and `cats`. */
export const spacy = toolFormat({
  id: "spacy",
  matches: (tasks) =>
    tasks.every(isText) &&
    tasks.some((task) => spanLists.some((name) => hasSpans(task, name)) || isCats(task.cats)),
  converter: ({ hints, notices }: Findings) => {
    let relations = 0;
    hints.set("text", { kind: "field" });
    return (task) => {
      relations += listIn(task, "relations").length;
      if (relations > 0) notices.add("relations_ignored", { count: relations });
      const list = spanLists.find((name) => hasSpans(task, name));
      if (list !== undefined && !hints.has(list)) hints.set(list, { kind: "spans", field: "text" });
      return { values: { ...without(task, ["cats", "relations"]), ...takeCategories(task, hints) } };
    };
  },
});

function isText(task: Task): boolean {
  return textOfTask(task, "text") !== undefined;
}

function hasSpans(task: Task, name: string): boolean {
  return (
    objectsIn(task, name).some(({ start, end }) => typeof start === "number" && typeof end === "number") ||
    (name === "entities" && listIn(task, name).some(isTriple))
  );
}
