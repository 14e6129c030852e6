import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { atMost } from "../skeleton";
import { ColumnsContext, type LedgerColumns, useSameColumns } from "./columns";
import * as styles from "./DatasetCard.css";
import { DatasetCardSkeleton } from "./DatasetCardSkeleton";

export interface DatasetLedgerProps extends NativeProps<"div"> {
  /** The name of the list. */
  label: string;
  /**
   * Heads of the columns: dataset, progress, rows, team, last activity. Screen readers announce them before each value.
   *
   * @default values without heads
   */
  columns?: LedgerColumns | undefined;
  /** Placeholder rows at the end while more are loading; the text is announced. */
  loading?: { rows: number; label: string } | undefined;
  /** `DatasetCard` rows. */
  children?: ReactNode;
}

/**
 * The ruled list of datasets. The ground of a row under the pointer is 16 pixels wider than the row at both sides, which
 * the list keeps free: `margin-inline: -16px` aligns the texts with what is above it.
 *
 * @example
 * <DatasetLedger
 *   label="Datasets"
 *   columns={["Dataset", "Progress", "Rows", "Team", "Last activity"]}
 *   loading={{ rows: 3, label: "Loading datasets" }}
 * />
 */
export function DatasetLedger({ label, columns, loading, children, ...native }: DatasetLedgerProps) {
  const spoken = useSameColumns(columns);
  return (
    <div {...rootProps(native, styles.ledger)} aria-busy={loading !== undefined}>
      {/* A list has no heads for screen readers: each row repeats them for its values. */}
      {columns && (
        <div className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
      <ul aria-label={loading && !children ? loading.label : label}>
        <ColumnsContext value={spoken}>{children}</ColumnsContext>
        {loading &&
          Array.from({ length: atMost(50, loading.rows) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
            <DatasetCardSkeleton key={index} label={loading.label} />
          ))}
      </ul>
    </div>
  );
}
