import { isObject } from "../tables/json-row";
import type { Task } from "./tool-format";

/** A list of a task; empty if it has none. */
export function listIn(task: Task, name: string): unknown[] {
  const value = Object.hasOwn(task, name) ? task[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The objects in a list of a task. */
export function objectsIn(task: Task, name: string): Task[] {
  return listIn(task, name).filter(isObject);
}

/** A text of a task. */
export function textOfTask(task: Task, name: string): string | undefined {
  const value = Object.hasOwn(task, name) ? task[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** A task without some of its parts. */
export function without(task: Task, names: readonly string[]): Task {
  return Object.fromEntries(Object.entries(task).filter(([name]) => !names.includes(name)));
}

/** Whether a value is `[start, end, label]`. */
export function isTriple(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === "number" &&
    typeof value[1] === "number" &&
    typeof value[2] === "string"
  );
}
