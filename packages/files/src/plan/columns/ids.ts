import { ownValue } from "@glossa/question-types/schema";
import { type Problem, problemOf } from "../../problem";
import { Seen } from "../../records/seen";
import { isEmpty, type Row } from "../../rows/row";
import { textIn } from "./value-kind";

/** External ids have at most so many characters. */
const maxId = 255;

/** Collects the ids of all rows: a column that was chosen must have one per row, a guessed one is dropped if it has not. */
export class Ids {
  /** The column of the ids, as far as the rows were read. */
  column: string | undefined;
  private readonly seen = new Seen();
  private readonly chosen: string | undefined;
  private readonly hinted: string | undefined;
  private isSettled = false;

  constructor(chosen: string | undefined, hinted: string | undefined) {
    this.chosen = chosen;
    this.hinted = hinted;
  }

  /** Notes the id of a row; returns what is wrong with it if the column was chosen. */
  add(row: Row): Problem | undefined {
    if (!this.isSettled) this.column = this.chosen ?? this.hinted ?? Object.keys(row.values).find(isIdName);
    this.isSettled = true;
    if (this.column === undefined) return undefined;
    const problem = idProblem(row, this.column, this.seen);
    if (!problem || this.chosen !== undefined) return problem;
    this.column = undefined;
    return undefined;
  }
}

/** What is wrong with the id of a row: it is missing, too long, or that of an earlier row. */
export function idProblem({ at, values }: Row, column: string, seen: Seen): Problem | undefined {
  const value = ownValue(values, column);
  const place = { ...at, column };
  if (isEmpty(value)) return problemOf("id_missing", {}, place);
  const id = textIn(value);
  if (id.includes("\u0000")) return problemOf("text_has_nul", {}, place);
  if (id.length > maxId) return problemOf("id_too_long", { limit: maxId }, place);
  const earlier = seen.add(id, at.line ?? at.row ?? 1);
  return earlier === 0 ? undefined : problemOf("id_repeated", { id: id.slice(0, 100), earlier }, place);
}

function isIdName(name: string): boolean {
  return /^(_?id|external_?id|uuid|guid)$/i.test(name);
}
