import { limits } from "../limits";
import { type Problem, problemOf } from "../problem";
import { type Place, type RefusedRow, type RowResult, refuse } from "../rows/row";
import { isDeep } from "./json-depth";

/** Makes a row of the JSON text of one object. */
export function rowOfJson(text: string, at: Place): RowResult {
  const object = objectOfJson(text, at);
  return "reason" in object ? object : rowOfObject(object.value, at, text);
}

/** Parses the JSON text of one object. */
export function objectOfJson(text: string, at: Place): { value: Record<string, unknown> } | RefusedRow {
  if (text.length > limits.cell)
    return refuse(at, problemOf("cell_too_large", { limit: limits.cell }, at), text);
  if (isDeep(text)) return refuse(at, problemOf("json_too_deep", { limit: limits.jsonDepth }, at), text);
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { value };
  } catch (error) {
    const place = { ...at, column: columnOf(error, text) };
    return refuse(place, problemOf("json_invalid", {}, place), text);
  }
  const place = { ...at, column: 1 };
  return refuse(place, problemOf("row_not_an_object", {}, place), text);
}

/**
 * Makes a row of an object: nested objects become columns of their own.
 *
 * @param source the object as text, for a refusal
 */
export function rowOfObject(value: Record<string, unknown>, at: Place, source: string): RowResult {
  const values = flatten(value);
  if (values instanceof Map) {
    const nested = Object.entries(value).filter(([, inner]) => isObject(inner));
    return {
      at,
      values: Object.fromEntries(values),
      ...(nested.length > 0 && { objects: Object.fromEntries(nested) }),
    };
  }
  const place = { ...at, column: values.column };
  return refuse(place, { ...values.problem, at: place }, source);
}

function columnOf(error: unknown, text: string): number {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? text.trimEnd().length + 1 : Number(position) + 1;
}

/** Nested objects become columns of their own, named `outer_inner`. */
function flatten(
  value: Record<string, unknown>,
): Map<string, unknown> | { column: string; problem: Problem } {
  const columns = new Map<string, unknown>();
  for (const [name, inner] of leavesOf("", value)) {
    if (columns.has(name)) return { column: name, problem: problemOf("column_repeated", { column: name }) };
    columns.set(name, inner);
  }
  return columns;
}

/** The columns that an object of a row becomes. */
export function columnsOfObject(name: string, object: unknown): string[] {
  return isObject(object) ? leavesOf(`${name}_`, object).map(([column]) => column) : [];
}

function leavesOf(prefix: string, object: Record<string, unknown>): [string, unknown][] {
  return Object.entries(object).flatMap(([key, inner]) =>
    isObject(inner)
      ? leavesOf(`${prefix}${key}_`, inner)
      : [[`${prefix}${key}`, inner] satisfies [string, unknown]],
  );
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
