import { ownValue } from "@glossa/question-types/schema";
import { type Problem, problemOf } from "../../problem";
import { Seen } from "../../records/seen";
import { isEmpty, type Place, type Row } from "../../rows/row";
import type { ColumnHint } from "./column-hint";
import { longestId } from "./column-shape";
import { idNames, isIdName } from "./id-names";
import { textIn } from "./value-kind";

/** A column whose values may be the ids, and those that were seen. */
interface Candidate {
  column: string;
  seen: Seen;
  /** The rows so far, and those of them whose id is too long. */
  rows: number;
  tooLong: number;
}

/** Collects the ids of all rows: a column that was chosen must have one per row, a guessed one is dropped if it has not. */
export class Ids {
  private candidates: readonly Candidate[] = [];
  private readonly chosen: string | undefined;
  private readonly hints: ReadonlyMap<string, ColumnHint>;
  private readonly dropped: { column: string; problem: Problem }[] = [];
  /** The first row: where it is, and its columns. */
  private first: { at: Place; columns: readonly string[] } | undefined;

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
    if (!this.first) this.begin(row);
    const [only] = this.candidates;
    if (this.chosen !== undefined && only) return idProblem(row, only.column, only.seen);
    this.candidates = this.candidates.filter((candidate) => {
      const { column, seen } = candidate;
      const problem = idProblem(row, column, seen);
      candidate.rows += 1;
      // A mistake in a few rows, which are left out; a column of texts has more of them.
      if (problem?.code === "id_too_long" && this.isCalledId(column)) {
        candidate.tooLong += 1;
        if (candidate.tooLong <= candidate.rows / 10) return true;
      }
      if (problem && this.isCalledId(column)) this.dropped.push({ column, problem });
      return !problem;
    });
    return undefined;
  }

  /**
   * Why columns that are called ids cannot have the ids: the first problem of each. Columns such as "customer_id" are
   * left out, because their values may well repeat.
   *
   * @param columns of the whole file that have values; a row of JSON may have columns that the first row has not
   */
  problems(columns: readonly string[]): Problem[] {
    const { first } = this;
    const known = this.dropped.filter(({ column }) => columns.includes(column)).map(({ problem }) => problem);
    if (!first || this.chosen !== undefined || this.hinted() !== undefined) return known;
    const late = columns.filter((column) => this.isCalledId(column) && !first.columns.includes(column));
    return [...known, ...late.map((column) => problemOf("id_missing", {}, { ...first.at, column }))];
  }

  private isCalledId(column: string): boolean {
    const hint = this.hints.get(column);
    return hint ? hint.kind === "id" : isIdName(column);
  }

  private begin(row: Row): void {
    const columns = Object.keys(row.values);
    const known = this.chosen ?? this.hinted();
    const names = known === undefined ? idNames(columns, this.hints.size === 0) : [known];
    this.first = { at: row.at, columns };
    this.candidates = names.map((column) => ({ column, seen: new Seen(), rows: 0, tooLong: 0 }));
  }

  private hinted(): string | undefined {
    return [...this.hints].find(([, hint]) => hint.kind === "id")?.[0];
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
  if (earlier === 0) return undefined;
  const unit = at.line === undefined ? "row" : "line";
  return problemOf("id_repeated", { id: id.slice(0, 100), earlier, unit }, place);
}
