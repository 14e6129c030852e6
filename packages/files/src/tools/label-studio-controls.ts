import { ownValue } from "@glossa/question-types/schema";
import type { ColumnHint } from "../plan/columns/column-hint";
import { isObject } from "../tables/json-row";
import type { Findings, Task } from "./tool-format";

/** The values of an annotation by the name of their control. */
export type ControlValues = ReadonlyMap<string, { value: unknown; score: number | number[] | undefined }>;

interface Control {
  /** The values of a part of an annotation, as items of a list. */
  items(value: Task): unknown[];
  hint(field: string): ColumnHint;
}

const labels = (hasMany: boolean) => ({ kind: "labels" as const, isMultiple: hasMany });

const controls: ReadonlyMap<string, Control> = new Map([
  ["labels", { items: spanItems, hint: (field) => ({ kind: "spans", field, unit: "utf16" }) }],
  ["choices", { items: ({ choices }) => listOf(choices), hint: () => labels(false) }],
  ["taxonomy", { items: ({ taxonomy }) => listOf(taxonomy).map(pathText), hint: () => labels(true) }],
  ["rating", { items: ({ rating }) => [rating], hint: () => ({ kind: "rating" }) }],
  ["textarea", { items: ({ text }) => [listOf(text).join("\n")], hint: () => ({ kind: "text" }) }],
]);

/** The annotations that one reading has left out. */
export interface LeftOut {
  relations: number;
  controls: Set<string>;
}

/** The context of an annotation, and the collectors for its parts. */
export interface AnnotationContext extends Findings {
  data: Task;
  leftOut: LeftOut;
  /** Whether it is the answer of a person, and no prediction. */
  isAnswer?: boolean;
  /** The score of a whole prediction, for results without their own. */
  score?: number | undefined;
}

interface Items {
  items: readonly unknown[];
  scores: readonly (number | undefined)[];
}

/** Reads the results of an annotation, and notes what each control asks. */
export function controlValues(results: readonly Task[], context: AnnotationContext): ControlValues {
  const { data } = context;
  const values = new Map<string, Items>();
  for (const result of results) {
    const control = controls.get(String(result.type));
    const name = columnName(String(result.from_name), data);
    if (!control || !isObject(result.value)) {
      noteIgnored(result, context);
      continue;
    }
    const before = values.get(name) ?? { items: [], scores: [] };
    const found = control.items(result.value);
    const items = [...before.items, ...found];
    const score = typeof result.score === "number" ? result.score : context.score;
    values.set(name, { items, scores: [...before.scores, ...found.map(() => score)] });
    noteHint(name, control.hint(fieldOf(result, data)), items, context);
  }
  return new Map([...values].map(([name, value]) => [name, unlisted(name, value, context)]));
}

// A control may have the name of a column of the task.
function columnName(name: string, data: Task): string {
  return Object.hasOwn(data, name) ? `${name} answer` : name;
}

function noteHint(
  name: string,
  hint: ColumnHint,
  items: readonly unknown[],
  { hints, notices, leftOut, isAnswer = false }: AnnotationContext,
): void {
  const known = hints.get(name);
  if (hint.kind === "spans") {
    hints.set(hint.field, { kind: "field" });
    // A field has one question for spans; of two controls, the first counts.
    const rival = [...hints].find(([, each]) => each.kind === "spans" && each.field === hint.field)?.[0];
    if (rival !== undefined && rival !== name) {
      leftOut.controls.add(name);
      notices.add("controls_ignored", { controls: [...leftOut.controls].slice(0, 20) });
    }
  }
  if (hint.kind !== "labels") hints.set(name, known ?? hint);
  else {
    const before = known?.kind === "labels" ? known : undefined;
    const isMultiple = hint.isMultiple || items.length > 1 || before?.isMultiple === true;
    hints.set(name, { ...labels(isMultiple), isAnswered: isAnswer || before?.isAnswered === true });
  }
}

function noteIgnored({ type, from_name: name }: Task, { notices, leftOut }: AnnotationContext): void {
  if (type === "relation") {
    leftOut.relations += 1;
    notices.add("relations_ignored", { count: leftOut.relations });
  } else {
    leftOut.controls.add(`${String(name)} (${String(type)})`);
    notices.add("controls_ignored", { controls: [...leftOut.controls].slice(0, 20) });
  }
}

function unlisted(
  name: string,
  { items, scores }: Items,
  { hints }: Findings,
): { value: unknown; score: number | number[] | undefined } {
  const hint = hints.get(name);
  const isList = hint?.kind === "spans" || hint?.kind === "labels";
  if (!isList || items.length === 1) return { value: isList ? items : items.at(-1), score: scores.at(-1) };
  // Servers take a score for each item, or none.
  const known = scores.filter((score) => score !== undefined);
  return { value: items, score: known.length > 0 && known.length === items.length ? known : undefined };
}

/** The data that a result is about: `to_name` is usually called like it; otherwise it is the longest text. */
function fieldOf({ to_name: target }: Task, data: Task): string {
  if (typeof target === "string" && typeof ownValue(data, target) === "string") return target;
  const texts = Object.entries(data).filter(([, value]) => typeof value === "string");
  const [longest] = texts.sort(([, left], [, right]) => String(right).length - String(left).length);
  return longest?.[0] ?? "text";
}

function spanItems({ start, end, text, labels: names }: Task): unknown[] {
  return listOf(names).map((label) => ({ start, end, label, ...(typeof text === "string" && { text }) }));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function pathText(path: unknown): string {
  return listOf(path).join(" / ");
}
