import type { HubColumnType } from "@glossa/contract/hub";
import { type FieldSettings, newFieldSettings } from "@glossa/field-types/schema";

/** The use of a column of the hub: a field, a metadata property, or none. */
export type ColumnUse = "none" | "text" | "image" | "chat" | "terms" | "integer" | "float";

const fieldUses = ["text", "image", "chat"] as const;

/** The number types that become metadata without being asked. */
const knownNumbers = new Set([
  ...["uint8", "uint16", "uint32", "uint64", "int8", "int32", "int64"],
  ...["float16", "float32", "float64"],
]);

/**
 * The possible uses of a column: its own kind of field or metadata. Texts can also be terms.
 *
 * @example
 * usesOf({ kind: "string" }); // ["text", "terms"]
 */
export function usesOf(type: HubColumnType): ColumnUse[] {
  if (type.kind === "string") return ["text", "terms"];
  if (type.kind === "image" || type.kind === "chat" || type.kind === "integer" || type.kind === "float")
    return [type.kind];
  return type.kind === "class_label" ? ["terms"] : [];
}

/** The default use of a column: that of its type, if it is known. */
export function proposedUse(type: HubColumnType): ColumnUse {
  if (type.kind === "integer" || type.kind === "float")
    return knownNumbers.has(type.dtype) ? type.kind : "none";
  // The labels of a class label belong to a question.
  return type.kind === "class_label" ? "none" : (usesOf(type)[0] ?? "none");
}

/** Whether a column becomes a field. */
export function isFieldUse(use: ColumnUse): use is (typeof fieldUses)[number] {
  return fieldUses.some((field) => field === use);
}

/** Whether a column becomes a metadata property. */
export function isMetadataUse(use: ColumnUse): use is "terms" | "integer" | "float" {
  return use !== "none" && !isFieldUse(use);
}

/** The settings of the field that a column becomes. */
export function fieldSettingsOf(use: "text" | "image" | "chat"): FieldSettings {
  return newFieldSettings.parse({ type: use });
}
