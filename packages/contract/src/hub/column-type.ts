import { ownProperty } from "../own-property";

/** The type of a column of a repository, whichever notation the hub uses. */
export type HubColumnType =
  | { kind: "string" | "image" | "chat" | "spans" }
  | { kind: "integer" | "float"; dtype: string }
  | { kind: "class_label"; names: readonly string[] }
  | { kind: "list"; of: HubColumnType }
  | { kind: "other"; dtype: string };

/** The list types of the `datasets` library, in its current and its former spelling. */
const listTypes = new Set(["List", "LargeList", "Sequence"]);

/**
 * Reads the type of a column as the hub's viewer prints it.
 *
 * @param feature one of the features of a dataset
 * @example
 * columnTypeOf({ dtype: "int32", _type: "Value" }); // { kind: "integer", dtype: "int32" }
 * columnTypeOf([{ dtype: "string", _type: "Value" }]); // { kind: "list", of: { kind: "string" } }
 */
export function columnTypeOf(feature: unknown): HubColumnType {
  if (Array.isArray(feature)) return listOf(feature[0]);
  const type = ownText(feature, "_type");
  if (type === undefined) return isTurns(feature, isTexts) ? { kind: "chat" } : other("struct");
  if (listTypes.has(type)) return listOf(ownProperty(feature, "feature"));
  if (type === "Image") return { kind: "image" };
  if (type === "ClassLabel") return { kind: "class_label", names: namesOf(feature) };
  return type === "Value" ? valueType(ownText(feature, "dtype") ?? "null") : other(type);
}

function valueType(dtype: string): HubColumnType {
  if (/^(large_)?string$/.test(dtype)) return { kind: "string" };
  if (/^u?int\d+$/.test(dtype)) return { kind: "integer", dtype };
  return /^float\d+$/.test(dtype) ? { kind: "float", dtype } : other(dtype);
}

/**
 * A list of structs with role and content is a chat, one of structs with start, end and label has spans; the former
 * `Sequence` of a struct is printed as such a list.
 */
function listOf(item: unknown): HubColumnType {
  if (isTurns(item, isText)) return { kind: "chat" };
  return isSpan(item) ? { kind: "spans" } : { kind: "list", of: columnTypeOf(item) };
}

function isSpan(struct: unknown): boolean {
  if (ownText(struct, "_type") !== undefined) return false;
  const kindOf = (key: string) => columnTypeOf(ownProperty(struct, key)).kind;
  return (
    kindOf("start") === "integer" &&
    kindOf("end") === "integer" &&
    isText(columnTypeOf(ownProperty(struct, "label")))
  );
}

function isTurns(struct: unknown, isPart: (type: HubColumnType) => boolean): boolean {
  if (ownText(struct, "_type") !== undefined) return false;
  const parts = [ownProperty(struct, "role"), ownProperty(struct, "content")];
  return parts.every((part) => part !== undefined && isPart(columnTypeOf(part)));
}

const isText = ({ kind }: HubColumnType) => kind === "string";
const isTexts = (type: HubColumnType) => type.kind === "list" && isText(type.of);

function namesOf(feature: unknown): string[] {
  const names = ownProperty(feature, "names");
  return Array.isArray(names) ? names.map(String) : [];
}

function other(dtype: string): HubColumnType {
  return { kind: "other", dtype };
}

function ownText(value: unknown, key: string): string | undefined {
  const text = ownProperty(value, key);
  return typeof text === "string" ? text : undefined;
}
