import { ownValue } from "@glossa/question-types/schema";
import { type Problem, problemOf } from "../../problem";
import { Seen } from "../../records/seen";
import { isEmpty, type Row } from "../../rows/row";
import type { ColumnHint } from "./column-hint";
import { longestId } from "./column-shape";
import { idNames } from "./id-names";
import { textIn } from "./value-kind";

/** A column whose values may be the ids, and those that were seen. */
interface Candidate {
  column: string;
  seen: Seen;
}

/** Collects the ids of all rows: a column that was chosen must have one per row, a guessed one is dropped if it has not. */
export class Ids {
  private candidates: readonly Candidate[] = [];
  private readonly chosen: string | undefined;
  private readonly hints: ReadonlyMap<string, ColumnHint>;
  private isSettled = false;

  constructor(chosen: string | undefined, hints: ReadonlyMap<string, ColumnHint>) {
    this.chosen = chosen;
    this.hints = hints;
  }

  /** The column of the ids, as far as the rows were read. */
  get column(): string | undefined {
    return this.candidates[0]?.column;
  }

  /** Notes the id of a row; returns what is wrong with it if the column was chosen. */
  add(row: Row): Problem | undefined {
    if (!this.isSettled) this.candidates = this.namesIn(row).map((column) => ({ column, seen: new Seen() }));
    this.isSettled = true;
    const [only] = this.candidates;
    if (this.chosen !== undefined && only) return idProblem(row, only.column, only.seen);
    this.candidates = this.candidates.filter(({ column, seen }) => !idProblem(row, column, seen));
    return undefined;
  }

  private namesIn(row: Row): readonly string[] {
    const hinted = [...this.hints].find(([, hint]) => hint.kind === "id")?.[0];
    const known = this.chosen ?? hinted;
    return known === undefined ? idNames(Object.keys(row.values), this.hints.size === 0) : [known];
  }
}

/** The problem of a row's id: it is missing, too long, or that of an earlier row. */
export function idProblem({ at, values }: Row, column: string, seen: Seen): Problem | undefined {
  const value = ownValue(values, column);
  const place = { ...at, column };
  if (isEmpty(value)) return problemOf("id_missing", {}, place);
  const id = textIn(value);
  if (id.includes("\u0000")) return problemOf("text_has_nul", {}, place);
  if (id.length > longestId) return problemOf("id_too_long", { limit: longestId }, place);
  const earlier = seen.add(id, at.line ?? at.row ?? 1);
  return earlier === 0 ? undefined : problemOf("id_repeated", { id: id.slice(0, 100), earlier }, place);
}
