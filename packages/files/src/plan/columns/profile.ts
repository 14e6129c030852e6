import { limits } from "../../limits";
import type { OpenedFile } from "../../opened-file";
import { FileFailure, failureOf, type Problem } from "../../problem";
import type { Decimal } from "../../read-options";
import { rowIds } from "../../records/row-id";
import {
  firstFinished,
  isEmpty,
  isRefused,
  type RefusedRow,
  type Row,
  type RowAnswer,
  refuse,
  withAnswer,
} from "../../rows/row";
import { columnsOfObject } from "../../tables/json-row";
import { spanText } from "../span-text";
import { type ColumnProfile, ColumnTally } from "./column-profile";
import { Ids } from "./ids";
import { type FilePerson, People } from "./people";
import { textIn, type ValueKind } from "./value-kind";

const shownRefusals = 20;
const derivedIdsKept = 100;

/** What is known of a file after its rows were read. */
export interface FileProfile {
  rows: number;
  refused: number;
  /** The first rows that were refused. */
  refusals: readonly RefusedRow[];
  columns: readonly ColumnProfile[];
  /** The columns that nested objects became, by the name of the object; none if there are no such objects. */
  objects?: Readonly<Record<string, readonly string[]>>;
  /** The column that holds the ids. */
  id: string | undefined;
  /** Why columns that are called ids cannot hold them: for each the first row that has no id of its own. */
  idProblems: readonly Problem[];
  /** The ids that the first rows have if they are derived from their values. */
  derivedIds: readonly string[];
  /** The people whose answers the file has. */
  people: readonly FilePerson[];
  /** How many rows have several finished answers. */
  severalAnswers: number;
  /** The decimal separator, if one was chosen. */
  decimal?: Decimal;
  /** Whether all rows were read. */
  isComplete: boolean;
}

/** How a file is read for its profile. */
export interface ProfileOptions {
  /** The decimal separator of numbers that are written as text; by default, it is derived for each column. */
  decimal?: Decimal;
  /** The column of the ids; without it one is guessed. */
  id?: string;
  /** Reads at most so many rows; without it all of them. */
  mostRows?: number;
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

/**
 * Reads the rows once and notes what each column holds.
 *
 * @param file an opened file
 * @param options which rows are read, and which column holds the ids
 * @throws FileFailure if no row can be read, or if the file is damaged
 * @example
 * declare const file: OpenedFile;
 * const { columns } = await profileOf(file, { mostRows: 1000 });
 */
export async function profileOf(
  file: Pick<OpenedFile, "rows" | "hints">,
  options: ProfileOptions = {},
): Promise<FileProfile> {
  const { mostRows = Number.POSITIVE_INFINITY, onProgress, signal } = options;
  const profiler = new Profiler(file, options);
  let isComplete = true;
  for await (const row of file.rows()) {
    if (profiler.count === mostRows) {
      isComplete = false;
      break;
    }
    if (isRefused(row)) profiler.refuse(row);
    else profiler.add(row);
    if (profiler.count % 1000 === 0) {
      signal?.throwIfAborted();
      onProgress?.(profiler.count);
    }
  }
  return profiler.profile(isComplete);
}

class Profiler {
  count = 0;
  private readonly tallies = new Map<string, ColumnTally>();
  private readonly refusals: RefusedRow[] = [];
  private refused = 0;
  private readonly ids: Ids;
  private readonly derivedIds: string[] = [];
  private readonly derive = rowIds();
  private readonly people = new People();
  private readonly objects = new Map<string, Set<string>>();
  private several = 0;
  private readonly file: Pick<OpenedFile, "hints">;
  private readonly decimal: Decimal | undefined;

  constructor(file: Pick<OpenedFile, "hints">, { id, decimal }: ProfileOptions) {
    this.ids = new Ids(id, file.hints);
    this.file = file;
    this.decimal = decimal;
  }

  refuse(row: RefusedRow): void {
    this.refused += 1;
    if (this.refusals.length < shownRefusals) this.refusals.push(row);
  }

  add(row: Row): void {
    this.count += 1;
    if (this.derivedIds.length < derivedIdsKept) this.derivedIds.push(this.derive(row.values));
    const problem = this.ids.add(row);
    if (problem) this.refuse(refuse(row.at, problem, textIn(row.values)));
    // With the scores of suggestions that an answer replaces where it becomes no response.
    for (const [name, value] of Object.entries({
      ...row.values,
      ...withAnswer(row, row.answers, true).values,
    })) {
      const tally = this.tallyOf(name);
      if (!isEmpty(value)) this.fit(row, name, tally.take(value), value);
    }
    for (const [name, object] of Object.entries(row.objects ?? {})) this.addObject(name, object);
    if (row.answers) this.addAnswers(row, row.answers);
  }

  private fit(row: Row, name: string, kind: ValueKind, value: unknown): void {
    if (kind !== "spans") return;
    this.tallyOf(name).fit(row, spanText(row, name, this.file.hints.get(name)), value);
  }

  /** Notes the answers of all, and what they replace: a label may be one that only the second person has chosen. */
  private addAnswers(row: Row, answers: readonly RowAnswer[]): void {
    const shown = firstFinished(answers);
    const replaced = Object.keys(shown?.values ?? {}).filter((name) => Object.hasOwn(row.values, name));
    const others = answers.filter((answer) => answer !== shown).map(({ values }) => values);
    for (const values of [Object.fromEntries(replaced.map((name) => [name, row.values[name]])), ...others])
      for (const [name, value] of Object.entries(values))
        if (!isEmpty(value)) this.fit(row, name, this.tallyOf(name).look(value), value);
    for (const answer of answers) this.people.add(answer, row);
    if (answers.filter(({ status }) => status === "submitted").length > 1) this.several += 1;
  }

  private tallyOf(name: string): ColumnTally {
    const tally = this.tallies.get(name);
    if (tally) return tally;
    if (this.tallies.size === limits.columns) throw failureOf("too_many_columns", { limit: limits.columns });
    const created = new ColumnTally();
    this.tallies.set(name, created);
    return created;
  }

  private addObject(name: string, object: unknown): void {
    const parts = this.objects.get(name) ?? new Set();
    this.objects.set(name, parts);
    for (const column of columnsOfObject(name, object)) parts.add(column);
  }

  profile(isComplete: boolean): FileProfile {
    if (this.count === 0)
      throw this.refusals[0] ? new FileFailure(this.refusals[0].reason) : failureOf("no_rows", {});
    const columns = [...this.tallies].map(([name, tally]) => tally.profile(name, this.count, this.decimal));
    const filled = columns.filter((column) => column.filled > 0).map(({ name }) => name);
    return {
      rows: this.count,
      refused: this.refused,
      refusals: this.refusals,
      columns,
      ...(this.objects.size > 0 && {
        objects: Object.fromEntries([...this.objects].map(([name, parts]) => [name, [...parts]])),
      }),
      id: this.ids.column,
      idProblems: this.ids.problems(filled),
      derivedIds: this.derivedIds,
      people: this.people.list(),
      severalAnswers: this.several,
      ...(this.decimal && { decimal: this.decimal }),
      isComplete,
    };
  }
}
