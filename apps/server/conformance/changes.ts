import { isDeepStrictEqual } from "node:util";
import type { ConformanceCase, Json, JsonObject, TableChanges } from "./conformance-case";
import { type Bindings, differences } from "./differences";
import { type Snapshot, type Table, tables } from "./tables";

/** The changed rows of one table, with the names of our columns. */
interface Changes {
  inserted: JsonObject[];
  updated: Map<string, JsonObject>;
  deleted: Set<string>;
}

/** Returns the differences between the actual changes to the database and the expected ones. */
export function changeDifferences(
  conformanceCase: ConformanceCase,
  before: Snapshot,
  after: Snapshot,
  bindings: Bindings,
): string[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    const expected = expectedChanges(
      table,
      conformanceCase.changes[name] ?? {},
      conformanceCase.given[name] ?? [],
    );
    const actual = changesBetween(table, before[name] ?? [], after[name] ?? []);
    return [
      ...insertedDifferences(expected.inserted, actual.inserted, bindings),
      ...updatedDifferences(expected.updated, actual.updated, bindings),
      ...deletedDifferences(expected.deleted, actual.deleted),
    ].map((difference) => `${name} ${difference}`);
  });
}

/** Compares the rows of a table before and after a request. */
export function changesBetween(
  table: Table,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): Changes {
  const old = new Map(before.map((row) => [table.keyOf(row), row]));
  const left = new Set(old.keys());
  const inserted: JsonObject[] = [];
  const updated = new Map<string, JsonObject>();
  for (const row of after) {
    const key = table.keyOf(row);
    const earlier = old.get(key);
    left.delete(key);
    if (!earlier) inserted.push(row);
    else if (!isDeepStrictEqual(row, earlier)) updated.set(key, changedColumns(earlier, row));
  }
  return { inserted, updated, deleted: left };
}

function changedColumns(earlier: JsonObject, row: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !isDeepStrictEqual(value, earlier[column])),
  );
}

function expectedChanges(table: Table, changes: TableChanges, given: readonly JsonObject[]): Changes {
  const keys = new Map(given.map((row) => [String(row.id), table.keyOf(row)]));
  const keyOf = (id: string) => keys.get(id) ?? id;
  const updated = (changes.updated ?? []).map(({ id, changes: columns }): [string, JsonObject] => {
    const after = Object.entries(columns).map(([column, { after: value }]): [string, Json] => [
      column,
      value,
    ]);
    return [keyOf(id), table.kept(Object.fromEntries(after))];
  });
  return {
    inserted: (changes.inserted ?? []).map(table.kept),
    updated: new Map(updated.filter(([, columns]) => Object.keys(columns).length > 0)),
    deleted: new Set((changes.deleted ?? []).map(keyOf)),
  };
}

/** Rows are written in one transaction, in any order: each expected one is compared with the most similar. */
function insertedDifferences(
  expected: readonly JsonObject[],
  actual: readonly JsonObject[],
  bindings: Bindings,
): string[] {
  const left = [...actual];
  const found = expected.flatMap((row) => {
    const attempts = left.map((candidate) => {
      const tried = new Map(bindings);
      return { candidate, tried, differing: differences(row, candidate, tried) };
    });
    attempts.sort((a, b) => a.differing.length - b.differing.length);
    const [best] = attempts;
    if (!best) return [`inserted: ${JSON.stringify(row)} expected`];
    left.splice(left.indexOf(best.candidate), 1);
    for (const [name, value] of best.tried) bindings.set(name, value);
    return best.differing.map((difference) => `inserted${difference}`);
  });
  return [...found, ...left.map((row) => `inserted: ${JSON.stringify(row)} not expected`)];
}

function updatedDifferences(
  expected: ReadonlyMap<string, JsonObject>,
  actual: ReadonlyMap<string, JsonObject>,
  bindings: Bindings,
): string[] {
  const keys = new Set([...expected.keys(), ...actual.keys()]);
  return [...keys].flatMap((key) =>
    differences(expected.get(key) ?? {}, actual.get(key) ?? {}, bindings).map(
      (difference) => `updated ${key}${difference}`,
    ),
  );
}

function deletedDifferences(expected: ReadonlySet<string>, actual: ReadonlySet<string>): string[] {
  return [
    ...[...expected].filter((key) => !actual.has(key)).map((key) => `deleted: ${key} expected`),
    ...[...actual].filter((key) => !expected.has(key)).map((key) => `deleted: ${key} not expected`),
  ];
}
