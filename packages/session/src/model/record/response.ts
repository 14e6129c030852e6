import { ownValue } from "@glossa/question-types/schema";
/** A user's response to one record: its status and a value per question name. */
export interface UserResponse {
  status: "draft" | "submitted" | "discarded";
  values: Values;
}

/** Values by question name, as in the API: `{ [question]: { value } }`. */
export type Values = Record<string, { value: unknown }>;

/** A response as the server confirmed it. `updatedAt` distinguishes its versions. */
export interface StoredResponse extends UserResponse {
  id: string;
  updatedAt: string;
}

/**
 * Whether two values are equal for the server: deep equality that ignores the order of object keys, and keys
 * without a value. It runs at every key press, for thousands of spans, so it stops at the first difference.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b);
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(ownValue(a, key), ownValue(b, key)));
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, index) => isSameValue(item, b[index]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether two responses (or their absence) are equal. */
export function isSameResponse(a: UserResponse | null, b: UserResponse | null): boolean {
  if (a === null || b === null) return a === b;
  return a.status === b.status && isSameValue(a.values, b.values);
}
