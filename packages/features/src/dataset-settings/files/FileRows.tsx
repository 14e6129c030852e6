import { Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ColumnTable } from "../hub/ColumnTable";
import { data, rowCount } from "../hub/HubData.css";
import type { FileTable } from "./view-model";

/** The rows that are shown of a file. */
const SHOWN_ROWS = 20;

/** The first rows of the files. */
export function FileRows({ table, isLoading }: { table: FileTable; isLoading: boolean }) {
  const t = useT();
  const shown = table.rows.slice(0, SHOWN_ROWS);
  return (
    <section className={data} aria-label={t("files.firstRows")}>
      <Text className={rowCount} tone="secondary" size="sm">
        {t("files.rowsShown", { shown: shown.length, count: table.count })}
      </Text>
      <ColumnTable
        label={t("files.rowsOf", { name: table.name })}
        columns={table.columns}
        rows={shown}
        isLoading={isLoading}
      />
    </section>
  );
}
