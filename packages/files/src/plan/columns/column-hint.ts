import type { OffsetUnit } from "../../offsets/units";

/** What the format of a file says of a column. */
export type ColumnHint =
  | { kind: "field" | "id" | "ignored" | "metadata" }
  /** Answers to a question whose type their values show. */
  | { kind: "answers" }
  | { kind: "labels"; isMultiple: boolean; title?: string; options?: readonly string[]; isRequired?: boolean }
  | { kind: "rating" | "text"; title?: string }
  | { kind: "spans"; field: string; title?: string; options?: readonly string[]; unit?: OffsetUnit };
