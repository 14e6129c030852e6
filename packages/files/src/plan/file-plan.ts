import type { QuestionSettings } from "@glossa/question-types/schema";
import type { OffsetUnit } from "../offsets/units";
import type { Decimal } from "../read-options";
import type { KnownPerson } from "./columns/people";

/** The use of a column: a field, a metadata property, or neither. */
export type ColumnUse = "none" | "text" | "image" | "chat" | "custom" | "terms" | "integer" | "float";

/** A column with what it becomes. A column that becomes both a field and metadata is listed twice. */
export interface PlannedColumn {
  column: string;
  use: ColumnUse;
  /** The name and title of the field or the metadata property. */
  name: string;
  title: string;
  /** Fields only: whether each record must have it. */
  isRequired: boolean;
  /** Custom fields only: the columns that the objects of the field became, none of which is something else. */
  parts?: readonly string[];
  /** Metadata without a property only: numbers and truth values stay what they are, whatever the use. */
  isExtra?: boolean;
}

/** A question, and the columns whose values become its suggestions. */
export interface PlannedQuestion {
  name: string;
  title: string;
  description: string | null;
  isRequired: boolean;
  settings: QuestionSettings;
  /** The column of its suggestions. */
  column: string | undefined;
  /** The columns of their scores and of the agents that made them. */
  scoreColumn: string | undefined;
  agentColumn: string | undefined;
  /** The unit of the offsets of spans in the column. */
  unit?: OffsetUnit;
}

/** How a file becomes records: the columns in the order of the fields, the questions, and the column of the ids. */
export interface FilePlan {
  columns: readonly PlannedColumn[];
  questions: readonly PlannedQuestion[];
  /** Without it, ids are derived from the values of a row. */
  idColumn: string | undefined;
  /** The people of the file whose answers become responses; those of others become suggestions. */
  responses?: readonly KnownPerson[];
  /** Whether answers that become suggestions replace those of the file; default: they do not. */
  answersReplace?: boolean;
  /** The decimal separator of columns whose numbers are not written as in JSON. */
  decimals?: Readonly<Record<string, Decimal>>;
}

const fieldUses: readonly ColumnUse[] = ["text", "image", "chat", "custom"];

/**
 * Whether a column becomes a field.
 *
 * @param column of a plan
 * @example
 * declare const plan: FilePlan;
 * plan.columns.filter((column) => isField(column)).length;
 */
export function isField(
  column: PlannedColumn,
): column is PlannedColumn & { use: "text" | "image" | "chat" | "custom" } {
  return fieldUses.includes(column.use);
}

/**
 * Whether a column becomes a metadata property.
 *
 * @param column of a plan
 * @example
 * declare const plan: FilePlan;
 * plan.columns.filter((column) => isMetadata(column)).length;
 */
export function isMetadata(
  column: PlannedColumn,
): column is PlannedColumn & { use: "terms" | "integer" | "float" } {
  return column.use !== "none" && !isField(column);
}
