import { canonical } from "../records/row-id";
import { isRefused, type Row, type RowResult } from "./row";

/** Rows that follow each other with the same values are the answers of several people to one row. */
export async function* joinedAnswers(rows: AsyncIterable<RowResult>): AsyncGenerator<RowResult> {
  let held: Row | undefined;
  for await (const row of rows) {
    const joined = held && joinedRow(held, row);
    if (held && !joined) yield held;
    held = joined ?? (isJoinable(row) ? row : undefined);
    if (!held) yield row;
  }
  if (held) yield held;
}

function isJoinable(row: RowResult): row is Row {
  return !isRefused(row) && row.answers?.length === 1;
}

function joinedRow(held: Row, row: RowResult): Row | undefined {
  if (!isJoinable(row) || !isSame(held, row)) return undefined;
  return { ...held, answers: [...(held.answers ?? []), ...(row.answers ?? [])] };
}

function isSame(held: Row, row: Row): boolean {
  const people = held.answers?.flatMap(({ person }) => person) ?? [];
  const [answer, ...others] = row.answers ?? [];
  const isNew =
    answer !== undefined && others.length === 0 && answer.person.every((name) => !people.includes(name));
  return isNew && answer.person.length > 0 && canonical(held.values) === canonical(row.values);
}
