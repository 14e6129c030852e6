import { isObject } from "../tables/json-row";
import type { Findings, Task } from "./tool-format";

/** The column of categories that belong to no named question. */
const CATS = "cats";

/** Takes the categories of a document, notes to which questions they belong, and returns the chosen ones by column. */
export function takeCategories({ cats }: Task, hints: Findings["hints"]): Record<string, string[]> {
  if (!isCats(cats)) return {};
  const columns = byQuestion(cats);
  for (const [column, { chosen, options }] of columns) {
    const known = hints.get(column);
    const isMultiple = chosen.length !== 1 || (known?.kind === "labels" && known.isMultiple);
    const title = column === CATS ? "Categories" : column;
    hints.set(column, { kind: "labels", isMultiple, title, options });
  }
  return Object.fromEntries([...columns].map(([column, { chosen }]) => [column, chosen]));
}

/** Whether a value is an object of categories with their scores. */
export function isCats(value: unknown): value is Record<string, number | boolean> {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((each) => typeof each === "number" || typeof each === "boolean")
  );
}

interface Categories {
  chosen: string[];
  options: string[];
}

/** In files of this server, the name of its question comes before each category if there are several questions. */
function byQuestion(cats: Record<string, number | boolean>): Map<string, Categories> {
  const isNamed = Object.keys(cats).every((key) => /^[^:]+:./.test(key));
  const columns = new Map<string, Categories>();
  for (const [key, score] of Object.entries(cats)) {
    const end = isNamed ? key.indexOf(":") : -1;
    const column = isNamed ? key.slice(0, end) : CATS;
    const option = key.slice(end + 1);
    const { chosen, options } = columns.get(column) ?? { chosen: [], options: [] };
    columns.set(column, {
      chosen: applies(score) ? [...chosen, option] : chosen,
      options: [...options, option],
    });
  }
  return columns;
}

/** Scores are 1 and 0, or probabilities. */
function applies(score: number | boolean): boolean {
  return score === true || (typeof score === "number" && score >= 0.5);
}
