import type { Endpoint } from "@glossa/contract";
import { z } from "zod";

/** JSON of about so many bytes that is expensive to parse, validate or refuse. */
export type HostileText = (bytes: number) => string;

const list = (item: string) => (bytes: number) => `[${repeated(`${item},`, bytes)}${item}]`;

const span = '{"label":"a","start":1,"end":2}';
const option = '{"value":"a","text":"a"}';
const filter = '{"type":"terms","scope":{"entity":"record","property":"id"},"values":["a",{}]}';

/** The replacement of a value. */
export const hostileValues: Record<string, HostileText> = {
  numbers: list("1"),
  "empty objects": list("{}"),
  "lists in a list": list("[1.5]"),
  texts: list('"a"'),
  spans: list(span),
  "wrong spans": list('{"label":"a","start":1.5,"end":2}'),
  "options of one value": list(option),
  ranks: list('{"value":"a","rank":1}'),
  messages: list('{"role":1,"content":"a"}'),
  filters: list(filter),
  responses: list(
    '{"user_id":"00000000-0000-4000-8000-000000000000","status":"draft","values":{"a":{"value":1}}}',
  ),
  keys: (bytes) => `{${Array.from({ length: Math.ceil(bytes / 12) }, (_, key) => `"k${key}":{}`).join()}}`,
  "values by name": (bytes) =>
    `{${Array.from({ length: Math.ceil(bytes / 24) }, (_, key) => `"k${key}":{"value":[1]}`).join()}}`,
  "a text": (bytes) => JSON.stringify("a".repeat(bytes)),
  stars: (bytes) => JSON.stringify(`${"*".repeat(bytes)}a*`),
  brackets: (bytes) => JSON.stringify("(a ".repeat(bytes / 3)),
  slashes: (bytes) => JSON.stringify(`${"/".repeat(bytes)}a`),
  "blanks and a wrong end": (bytes) => JSON.stringify(`${" ".repeat(bytes)}\u0000`),
  quotes: (bytes) => JSON.stringify('\\"'.repeat(bytes / 4)),
  "one long key": (bytes) => `{"${"k".repeat(bytes)}":[{},{},{},{}]}`,
  levels: (bytes) => `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`,
  digits: (bytes) => "1".repeat(bytes),
};

function repeated(text: string, bytes: number): string {
  return text.repeat(Math.ceil(bytes / text.length));
}

/** The bodies with a value at each place of a row's body, and the body that consists of the value. */
export function bodiesWith(row: Endpoint, value: string): string[] {
  const keys = row.body ? keysOf(row.body) : [];
  return [value, ...keys.map((key) => wrap(key, value))];
}

// The members that the next rule requires accompany the value; of two equal keys the last one counts.
const beside = '"status":"submitted","type":"model","name":"a","title":"a","value":"a"';

function wrap(key: string, value: string): string {
  const inner = wrappers[key] ?? ((text: string) => text);
  return `{${beside},"${key}":${inner(value)}}`;
}

const wrappers: Record<string, (value: string) => string> = {
  values: (value) => `{"label":{"value":${value}},"other":${value}}`,
  fields: (value) => `{"text":${value}}`,
  vectors: (value) => `{"v":${value}}`,
  settings: (value) => `{"type":"multi_label_selection","options":${value}}`,
  query: (value) => `{"text":{"q":${value}},"vector":{"name":"v","value":${value}}}`,
  filters: (value) => `{"and":${value}}`,
  suggestions: (value) =>
    `[{"question_id":"00000000-0000-4000-8000-000000000000","value":${value},"score":${value}}]`,
  items: (value) =>
    `[{"status":"draft","record_id":"00000000-0000-4000-8000-000000000000","fields":{"text":${value}},"values":{"a":{"value":${value}}},"vectors":{"v":${value}}}]`,
};

function keysOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(keysOf))];
  if (schema instanceof z.ZodPipe) return [...keysOf(schema.in), ...keysOf(schema.out)];
  return [];
}
