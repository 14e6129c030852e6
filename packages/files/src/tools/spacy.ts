import { isObject } from "../tables/json-row";
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
      const cats = isCats(task.cats) ? chosen(task.cats) : undefined;
      if (cats) {
        const known = hints.get("cats");
        const isMultiple = cats.length !== 1 || (known?.kind === "labels" && known.isMultiple);
        hints.set("cats", {
          kind: "labels",
          isMultiple,
          title: "Categories",
          options: Object.keys(task.cats as Task),
        });
      }
      return { values: { ...without(task, ["cats", "relations"]), ...(cats && { cats }) } };
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

function isCats(value: unknown): value is Record<string, number | boolean> {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((each) => typeof each === "number" || typeof each === "boolean")
  );
}

/** The categories that apply: scores are 1 and 0, or probabilities. */
function chosen(cats: Record<string, number | boolean>): string[] {
  return Object.entries(cats)
    .filter(([, score]) => score === true || (typeof score === "number" && score >= 0.5))
    .map(([name]) => name);
}
