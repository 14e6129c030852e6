import type { FilePlan } from "../file-plan";
import type { ColumnProfile } from "./column-profile";

/**
 * The columns of a file that have values, of which a plan uses none.
 *
 * @param plan of the file
 * @param columns of the file
 * @example
 * leftColumns({ columns: [], questions: [], idColumn: undefined }, []); // []
 */
export function leftColumns(plan: FilePlan, columns: readonly ColumnProfile[]): string[] {
  const used = usedColumns(plan);
  return columns.filter(({ name, filled }) => filled > 0 && !used.has(name)).map(({ name }) => name);
}

/** The columns that become something. */
export function usedColumns({ columns, questions, idColumn }: FilePlan): ReadonlySet<string | undefined> {
  return new Set([
    ...columns.filter(({ use }) => use !== "none").flatMap(({ column, parts = [] }) => [column, ...parts]),
    ...questions.flatMap(({ column, scoreColumn, agentColumn }) => [column, scoreColumn, agentColumn]),
    idColumn,
  ]);
}
