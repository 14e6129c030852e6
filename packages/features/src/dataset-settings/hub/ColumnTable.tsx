import type { HubCell, HubColumn, HubRow } from "@glossa/contract/hub";
import { majorityDirection, Skeleton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { typeWords } from "./column-words";
import * as styles from "./HubData.css";

/** More of a cell is not worth showing in one line. */
const MOST_OF_CELL = 300;

interface ColumnTableProps {
  label: string;
  columns: readonly HubColumn[];
  rows: readonly HubRow[];
  isLoading: boolean;
}

/** Rows of a split, one line each. */
export function ColumnTable({ label, columns, rows, isLoading }: ColumnTableProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls, not a set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label} aria-busy={isLoading}>
        <thead>
          <tr>
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" className={styles.column} data-number={isNumber(type) || undefined}>
                <bdi dir={majorityDirection(name)}>{name}</bdi>
                <span className={styles.type}>{typeWords(type, t)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <Waiting columns={columns.length} />}
          {!isLoading &&
            rows.map((row, place) => (
              <tr key={String(place)}>
                {columns.map(({ name, type }) => (
                  <td key={name} className={styles.cell} data-number={isNumber(type) || undefined}>
                    <Cell
                      cell={Object.hasOwn(row, name) ? row[name] : undefined}
                      kind={type.kind}
                      name={name}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Waiting({ columns }: { columns: number }) {
  return (
    <tr>
      {Array.from({ length: columns }, (_, place) => (
        <td key={String(place)} className={styles.cell}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell, kind, name }: { cell: HubCell | undefined; kind: string; name: string }) {
  if (kind === "image" && typeof cell?.value === "string")
    return (
      <img
        className={styles.thumbnail}
        src={cell.value}
        alt={name}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
  return <bdi dir={majorityDirection(cell?.text ?? "")}>{cell?.text.slice(0, MOST_OF_CELL)}</bdi>;
}

function isNumber({ kind }: HubColumn["type"]): boolean {
  return kind === "integer" || kind === "float";
}
