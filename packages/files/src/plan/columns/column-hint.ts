import type { OffsetUnit } from "../../offsets/units";

/** What is known of a column from the format of a file. */
export type ColumnHint =
  | { kind: "field" | "id" | "ignored" }
  /** `name`: what the property is called, if the name of the column is not it. */
  | { kind: "metadata"; name?: string }
  /** Answers to a question whose type their values show. `name` is that of the question, if the column has another. */
  | { kind: "answers"; name?: string }
  /** `isAnswered`: people have chosen these labels, so that there is a question even if all have chosen the same. */
  | {
      kind: "labels";
      isMultiple: boolean;
      title?: string;
      options?: readonly string[];
      isRequired?: boolean;
      isAnswered?: boolean;
    }
  | { kind: "rating" | "text"; title?: string }
  | { kind: "spans"; field: string; title?: string; options?: readonly string[]; unit?: OffsetUnit };
