import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Any JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** A JSON object, for example a row of a table. */
export interface JsonObject {
  [key: string]: Json;
}

/** The changes of a request to one table. */
export interface TableChanges {
  inserted?: JsonObject[];
  updated?: { id: string; changes: Record<string, { before: Json; after: Json }> }[];
  deleted?: string[];
}

/** One request with the whole database before it, the expected response, and the expected changes. */
export interface ConformanceCase {
  id: string;
  endpoint: string | null;
  given: Record<string, JsonObject[]>;
  request: {
    method: string;
    path: string;
    query: [string, string][];
    headers: Record<string, string>;
    json?: Json;
    form?: [string, string][];
    raw?: string;
    macro?: boolean;
  };
  response: {
    status: number;
    headers: Record<string, string>;
    json?: Json;
    text?: string;
    links?: Record<string, string>;
    volatile?: string[];
  };
  changes: Record<string, TableChanges>;
  /** The events that are to be sent to webhooks. */
  jobs?: { function: string; args: Json[]; id: string }[];
  search_mocked?: boolean;
  mocked?: { what: string; value: Json }[];
}

/** Reads all cases of a folder: one per line of its `.jsonl` files. */
export function readCases(folder: string): ConformanceCase[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
  return files.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(parseCase),
  );
}

// An object with a member named "then" would be awaited like a promise.
function parseCase(line: string): ConformanceCase {
  const { then: changes, ...rest } = JSON.parse(line);
  return { ...rest, changes };
}

/** The body of a case's request as it is sent. */
export function bodyOf({ request }: ConformanceCase): string | undefined {
  if (request.raw !== undefined) return request.raw;
  if (request.form) return new URLSearchParams(request.form).toString();
  if (request.json === undefined) return undefined;
  return JSON.stringify(request.macro ? expand(request.json) : request.json);
}

/** Expands `{"$string": ["text", ["a", 3]]}`: strings that are too long for a file of cases. */
function expand(value: Json): Json {
  if (Array.isArray(value)) return value.map(expand);
  if (typeof value !== "object" || value === null) return value;
  const { $string: parts } = value;
  if (Array.isArray(parts)) return parts.map(expandPart).join("");
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]));
}

function expandPart(part: Json): string {
  return Array.isArray(part) ? String(part[0]).repeat(Number(part[1])) : String(part);
}
