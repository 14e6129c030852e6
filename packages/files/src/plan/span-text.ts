import { ownValue } from "@glossa/question-types/schema";
import type { Row } from "../rows/row";
import type { ColumnHint } from "./columns/column-hint";

const textNames = ["text", "sentence", "content", "document", "body"];

/** The text that a column of spans belongs to: the one that the format names, else one that is called so, else the longest. */
export function spanText(row: Row, column: string, hint: ColumnHint | undefined): string | undefined {
  const named = hint?.kind === "spans" ? [hint.field] : textNames;
  for (const name of named) {
    const value = ownValue(row.values, name);
    if (typeof value === "string") return value;
  }
  const others = Object.entries(row.values).flatMap(([name, value]) =>
    typeof value === "string" && name !== column ? [value] : [],
  );
  return others.sort((left, right) => right.length - left.length)[0];
}
