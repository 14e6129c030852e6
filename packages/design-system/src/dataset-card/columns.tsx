import { createContext, type ReactNode, use } from "react";
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

interface ColumnNameProps {
  /** The index of the column. */
  at: 1 | 2 | 3 | 4;
  /** The value; without one nothing is said. */
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
