import { CommandFailure } from "../failure";
import { badRow, isEmpty, type Row } from "../rows/row";
import { kindOf, textIn, type ValueKind } from "./value-kind";

/** More different values than a label question can have. */
const manyValues = 501;

/** What is known of a column after all rows were read. */
export interface ColumnProfile {
  name: string;
  kind: ValueKind;
  filled: number;
  isAlwaysFilled: boolean;
  /** The different values; undefined when there are too many to be labels. */
  distinct: ReadonlySet<string> | undefined;
  longest: number;
  hasSpaces: boolean;
}

/** What is known of a file after all rows were read. */
export interface FileProfile {
  rows: number;
  columns: ColumnProfile[];
  /** The column that holds the ids. */
  id: string | undefined;
}

interface Tally {
  kinds: Set<ValueKind>;
  filled: number;
  distinct: Set<string>;
  longest: number;
  hasSpaces: boolean;
}

/** Reads all rows once, so that a broken one is found before anything is sent. */
export async function profileRows(
  rows: AsyncIterable<Row>,
  wantedId: string | undefined,
): Promise<FileProfile> {
  const tallies = new Map<string, Tally>();
  const ids = new Ids(wantedId);
  let count = 0;
  for await (const row of rows) {
    count += 1;
    ids.add(row);
    for (const [name, value] of Object.entries(row.values)) {
      const tally = tallies.get(name) ?? emptyTally();
      tallies.set(name, tally);
      if (!isEmpty(value)) take(tally, value);
    }
  }
  if (count === 0) throw new CommandFailure("The file has no rows.");
  return {
    rows: count,
    columns: [...tallies].map(([name, tally]) => profileOf(name, tally, count)),
    id: ids.column,
  };
}

function emptyTally(): Tally {
  return { kinds: new Set(), filled: 0, distinct: new Set(), longest: 0, hasSpaces: false };
}

function take(tally: Tally, value: unknown): void {
  const text = textIn(value);
  tally.kinds.add(kindOf(value));
  tally.filled += 1;
  if (tally.distinct.size < manyValues) tally.distinct.add(text);
  tally.longest = Math.max(tally.longest, text.length);
  tally.hasSpaces ||= /\s/.test(text);
}

function profileOf(name: string, tally: Tally, rows: number): ColumnProfile {
  return {
    name,
    kind: commonKind(tally.kinds),
    filled: tally.filled,
    isAlwaysFilled: tally.filled === rows,
    distinct: tally.distinct.size < manyValues ? tally.distinct : undefined,
    longest: tally.longest,
    hasSpaces: tally.hasSpaces,
  };
}

function commonKind(kinds: ReadonlySet<ValueKind>): ValueKind {
  const [only] = kinds;
  if (kinds.size === 1 && only) return only;
  return [...kinds].every((kind) => kind === "integer" || kind === "float") && kinds.size > 0
    ? "float"
    : "text";
}

/** Collects the ids of all rows: a column that the user chose must have one per row, a guessed one is dropped if not. */
class Ids {
  column: string | undefined;
  private readonly lines = new Map<string, number>();
  private readonly named: string | undefined;
  private isSettled = false;

  constructor(named: string | undefined) {
    this.named = named;
  }

  add({ line, values }: Row): void {
    if (!this.isSettled) this.column = this.named ?? Object.keys(values).find(isIdName);
    this.isSettled = true;
    if (this.column === undefined) return;
    const id = isEmpty(values[this.column]) ? undefined : textIn(values[this.column]);
    const earlier = id === undefined ? undefined : this.lines.get(id);
    if (id !== undefined && earlier === undefined) this.lines.set(id, line);
    else if (this.named === undefined) this.column = undefined;
    else throw badRow({ line, column: this.named }, reason(id, earlier));
  }
}

function reason(id: string | undefined, earlier: number | undefined): string {
  return id === undefined ? "the id is missing." : `"${id}" is already the id of line ${earlier}.`;
}

function isIdName(name: string): boolean {
  return /^(_?id|external_?id|uuid|guid)$/i.test(name);
}
