import { type ValidationError, wholeNumberText } from "@glossa/contract";
import { ownValue, quotedStart } from "@glossa/question-types/schema";
import { z } from "zod";
import { maxIssues } from "./few-issues";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Words = readonly [type: string, message: string];

const kinds: Record<string, Words> = {
  string: ["string_type", "Input should be a valid string"],
  number: ["float_type", "Input should be a valid number"],
  int: ["int_type", "Input should be a valid integer"],
  boolean: ["bool_type", "Input should be a valid boolean"],
  array: ["list_type", "Input should be a valid list"],
  object: ["model_attributes_type", "Input should be a valid dictionary or object to extract fields from"],
  record: ["dict_type", "Input should be a valid dictionary"],
};

/** Describes what is wrong with a value in the words that Argilla clients know; `part` is where it was found. */
export function validationErrors(
  part: string,
  schema: z.ZodType,
  value: unknown,
  error: z.ZodError,
): ValidationError[] {
  // The branches of a union often report the same problem at the same place.
  const errors = new Map<string, ValidationError>();
  for (const { issue, path } of flatten(error.issues, [])) {
    const [type, msg] = wordsFor(issue, valueAt(value, path));
    const loc = [part, ...locationOf(schema, value, path, issue).map(shortened)];
    const key = JSON.stringify([type, loc]);
    if (!errors.has(key)) errors.set(key, { type, loc, msg });
    if (errors.size >= maxIssues) break;
  }
  // A rule for the whole value is meaningless while a part of it is wrong.
  const few = [...errors.values()];
  return few.filter((each) => !few.some((other) => saysMore(other, each)));
}

// Each problem is returned with the value that was sent.
const maxShown = 200;

function shortened<Key extends string | number>(key: Key): Key | string {
  return typeof key === "string" && key.length > maxShown ? `${key.slice(0, maxShown)}…` : key;
}

function saysMore(other: ValidationError, than: ValidationError): boolean {
  if (than.type === "value_error") return isInside(other, than);
  // A text that is not a number is reported once.
  return than.type === "float_type" && other.type === "int_parsing" && isAt(other, than);
}

function isInside(inner: ValidationError, outer: ValidationError): boolean {
  return inner.loc.length > outer.loc.length && outer.loc.every((key, index) => key === inner.loc[index]);
}

function isAt(a: ValidationError, b: ValidationError): boolean {
  return a.loc.length === b.loc.length && a.loc.every((key, index) => key === b.loc[index]);
}

// Lazily, so that the caller can stop after enough of them.
function* flatten(issues: Iterable<Issue>, parent: Path): Iterable<{ issue: Issue; path: Path }> {
  for (const issue of issues) {
    const path = [...parent, ...issue.path];
    const branches = issue.code === "invalid_union" ? issue.errors.flat() : [];
    if (branches.length > 0) yield* flatten(branches, path);
    else yield { issue, path };
  }
}

function wordsFor(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined ? ["missing", "Field required"] : wrongKind(issue.expected, value);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_value":
      return value === undefined
        ? ["missing", "Field required"]
        : [
            issue.values.length > 1 ? "enum" : "literal_error",
            `Input should be ${alternatives(issue.values)}`,
          ];
    case "invalid_union":
      return wrongTag(issue, value);
    case "invalid_format":
      return wrongFormat(issue);
    case "custom":
      return ["value_error", `Value error, ${issue.message}`];
    default:
      return ["value_error", issue.message];
  }
}

function wrongKind(expected: string, value: unknown): Words {
  if (expected === "int" && typeof value === "number") {
    return ["int_from_float", "Input should be a valid integer, got a number with a fractional part"];
  }
  return ownValue(kinds, expected) ?? ["value_error", `Input should be a valid ${expected}`];
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Words {
  if (origin === "string")
    return ["string_too_short", `String should have at least ${count(minimum, "character")}`];
  if (origin === "array")
    return ["too_short", `List should have at least ${count(minimum, "item")} after validation`];
  return inclusive
    ? ["greater_than_equal", `Input should be greater than or equal to ${minimum}`]
    : ["greater_than", `Input should be greater than ${minimum}`];
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Words {
  if (origin === "string")
    return ["string_too_long", `String should have at most ${count(maximum, "character")}`];
  if (origin === "array")
    return ["too_long", `List should have at most ${count(maximum, "item")} after validation`];
  return inclusive
    ? ["less_than_equal", `Input should be less than or equal to ${maximum}`]
    : ["less_than", `Input should be less than ${maximum}`];
}

function wrongTag(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Words {
  const key = "discriminator" in issue ? String(issue.discriminator) : "";
  if (value === undefined)
    return ["union_tag_not_found", `Unable to extract tag using discriminator '${key}'`];
  const message = `Input tag '${tagText(value)}' found using '${key}' does not match any of the expected tags`;
  return ["union_tag_invalid", message];
}

function tagText(value: unknown): string {
  return typeof value === "string" ? shortened(value) : quotedStart(value, maxShown);
}

function wrongFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): Words {
  if (format === "uuid") return ["uuid_parsing", "Input should be a valid UUID"];
  if (pattern === String(wholeNumberText))
    return ["int_parsing", "Input should be a valid integer, unable to parse string as an integer"];
  return format === "regex"
    ? ["string_pattern_mismatch", "String has characters or a form that is not allowed"]
    : ["value_error", `Input should be a valid ${format}`];
}

function alternatives(values: readonly unknown[]): string {
  const quoted = values.map((value) => `'${String(value)}'`);
  const last = quoted.pop();
  return quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : String(last);
}

function count(limit: number | bigint, noun: string): string {
  return `${limit} ${noun}${Number(limit) === 1 ? "" : "s"}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? ownValue(inner as Record<string, unknown>, String(key))
        : undefined,
    value,
  );
}

/** Names the alternative of a discriminated union that was meant: its tag is part of the path, like a key. */
function locationOf(schema: z.ZodType, value: unknown, path: Path, issue: Issue): (string | number)[] {
  const location: (string | number)[] = [];
  let current: z.ZodType | undefined = schema;
  let inner = value;
  // A wrong tag is reported for the union, not for its key.
  const steps = issue.code === "invalid_union" ? path.slice(0, -1) : path;
  for (const key of [undefined, ...steps]) {
    if (key !== undefined) {
      location.push(typeof key === "number" ? key : String(key));
      current = stepInto(current, key);
      inner = valueAt(inner, [key]);
    }
    const alternative = chosenAlternative(current, inner);
    if (alternative) {
      location.push(alternative.tag);
      current = alternative.schema;
    } else {
      current = unwrap(current);
    }
  }
  return location;
}

function chosenAlternative(schema: z.ZodType | undefined, value: unknown) {
  const union = unwrap(schema);
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined;
  const tag = valueAt(value, [union.def.discriminator]);
  const options = union.options as z.ZodType[];
  const found = options.find(
    (option) => ownValue(propertiesOf(option), union.def.discriminator)?.safeParse(tag).success,
  );
  return found && typeof tag === "string" ? { tag, schema: found } : undefined;
}

function stepInto(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
  if (outer instanceof z.ZodRecord) return outer.valueType as z.ZodType;
  return ownValue(propertiesOf(outer), String(key));
}

function propertiesOf(schema: z.ZodType | undefined): Record<string, z.ZodType> | undefined {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : undefined;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) {
    return unwrap((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
  }
  return schema;
}
