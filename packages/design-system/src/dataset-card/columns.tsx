import { createContext, type ReactNode, use, useMemo } from "react";
import { VisuallyHidden } from "../visually-hidden";

/** Heads of the columns: dataset, progress, rows, team, last activity. */
export type LedgerColumns = readonly [
  name: string,
  progress: string,
  rows: string,
  team: string,
  activity: string,
];

/** The heads of the ledger around a card. */
export const ColumnsContext = createContext<LedgerColumns | undefined>(undefined);

/**
 * The same heads for as long as their words are the same. Callers write them as a new list each time, at which all rows
 * of a long ledger would render again.
 */
export function useSameColumns(columns: LedgerColumns | undefined): LedgerColumns | undefined {
  const [name = "", progress = "", rows = "", team = "", activity = ""] = columns ?? [];
  const hasColumns = columns !== undefined;
  return useMemo(
    () => (hasColumns ? [name, progress, rows, team, activity] : undefined),
    [hasColumns, name, progress, rows, team, activity],
  );
}

interface ColumnNameProps {
  /** The index of the column. */
  at: 1 | 2 | 3 | 4;
  /** The value; without one, screen readers get no text. */
  children: ReactNode;
}

/** A value of a row after the head of its column, which screen readers do not get from the head that is drawn. */
export function InColumn({ at, children }: ColumnNameProps) {
  const columns = use(ColumnsContext);
  return (
    <>
      {columns && <VisuallyHidden>{`${columns[at]} `}</VisuallyHidden>}
      {children}
    </>
  );
}
