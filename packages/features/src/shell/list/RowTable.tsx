import type { ReactNode } from "react";
import * as styles from "./RowTable.css";

interface RowTableProps {
  /** What the rows are. */
  label: string;
  /** The heads of the columns: `<th scope="col">`. */
  heads: ReactNode;
  /** The rows: `<tr>`. */
  children: ReactNode;
}

/** A table as wide as the page; on a phone, each row is a block, and the heads are only read out. */
export function RowTable({ label, heads, children }: RowTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.heads}>
        <tr>{heads}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
