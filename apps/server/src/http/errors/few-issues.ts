import { z } from "zod";

/** The number of problems of a request that are reported; further ones are not looked for. */
export const maxIssues = 50;

type Internals = z.core.$ZodTypeInternals;
type Payload = z.core.ParsePayload;
type Parse = Internals["parse"];

const done = new WeakSet<z.core.$ZodType>();

/**
 * Makes a schema stop at a list or record once enough of its items are wrong: otherwise a request could make the
 * server check as many wrong items as the sender likes. Changes the schema and the schemas in it.
 */
export function stopEarly(schema: z.core.$ZodType): void {
  if (done.has(schema)) return;
  done.add(schema);
  if (schema instanceof z.ZodArray) checkInWindows(schema, windowsOfList);
  if (schema instanceof z.ZodRecord) checkInWindows(schema, windowsOfRecord);
  for (const inner of innerOf(schema)) stopEarly(inner);
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  // Discriminated unions are unions as well.
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? [schema.unwrap()] : [];
}

/** A part of a list or record that is checked at once, and the number of items before it. */
interface Window {
  value: unknown;
  before: number;
}

type Windows = (value: unknown, most: number) => Iterable<Window> | undefined;

function* windowsOfListItems(list: readonly unknown[]): Iterable<Window> {
  for (let before = 0; before < list.length; before += maxIssues) {
    yield { value: list.slice(before, before + maxIssues), before };
  }
}

function windowsOfList(value: unknown, most: number): Iterable<Window> | undefined {
  // A list that is too long is refused before its items are checked.
  const isLong = Array.isArray(value) && value.length > maxIssues && value.length <= most;
  return isLong ? windowsOfListItems(value) : undefined;
}

function windowsOfRecord(value: unknown): Iterable<Window> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length > maxIssues ? windowsOfEntries(entries) : undefined;
}

function* windowsOfEntries(entries: readonly [string, unknown][]): Iterable<Window> {
  for (let before = 0; before < entries.length; before += maxIssues) {
    yield { value: Object.fromEntries(entries.slice(before, before + maxIssues)), before: 0 };
  }
}

/** The maximum number of items of a list. */
export function mostItems({ def }: Internals): number {
  const rules = (def.checks ?? []).map((check) => check._zod.def);
  const limits = rules.filter((rule): rule is z.core.$ZodCheckMaxLengthDef => rule.check === "max_length");
  return Math.min(Number.POSITIVE_INFINITY, ...limits.map(({ maximum }) => maximum));
}

function checkInWindows({ _zod: internals }: z.ZodArray | z.ZodRecord, windowsOf: Windows): void {
  // The library replaces the parser once, on first use, with a faster one if nothing is recursive.
  internals.parse({ value: undefined, issues: [] }, { async: false });
  const parse: Parse = internals.parse;
  const inWindows: Parse = (payload, context) => {
    const windows = windowsOf(payload.value, mostItems(internals));
    return windows ? gather(payload, windows, (part) => parse(part, context)) : parse(payload, context);
  };
  // A schema without rules of its own is run by its parser.
  if (internals.run === parse) internals.run = inWindows;
  internals.parse = inWindows;
}

function moved(issue: z.core.$ZodRawIssue, by: number): z.core.$ZodRawIssue {
  const [index] = issue.path ?? [];
  if (issue.path && typeof index === "number") issue.path[0] = index + by;
  return issue;
}

function gather(payload: Payload, windows: Iterable<Window>, parse: (part: Payload) => ReturnType<Parse>) {
  const read: unknown[] = [];
  for (const { value, before } of windows) {
    const part = parse({ value, issues: [] });
    if (part instanceof Promise)
      throw new Error("Bodies are checked by rules that wait for nothing. Remove the async rule.");
    for (const issue of part.issues) payload.issues.push(moved(issue, before));
    read.push(part.value);
    if (payload.issues.length >= maxIssues) break;
  }
  payload.value = Array.isArray(payload.value)
    ? read.flat(1)
    : Object.fromEntries(read.flatMap((part) => Object.entries(part as object)));
  return payload;
}
