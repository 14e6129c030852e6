import { Skeleton, Stack } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import * as styles from "./Audit.css";
import { detailsText } from "./details-text";
import type { AuditEntryView } from "./view-model";

const ROWS = 8;

/** The entries, one per row. */
export function AuditTable({ entries }: { entries: readonly AuditEntryView[] }) {
  const t = useT();
  return (
    <table className={styles.table} aria-label={t("audit.title")}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">{t("audit.time")}</th>
          <th scope="col">{t("audit.who")}</th>
          <th scope="col">{t("audit.what")}</th>
          <th scope="col">{t("audit.object")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const t = useT();
  const format = useFormat();
  const details = detailsText(entry.details);
  return (
    <tr className={styles.row}>
      <td className={styles.time}>
        {/* The browser formats it in the language of the page. */}
        <time dateTime={entry.moment.toISOString()} translate="no">
          {format.moment(entry.moment)}
        </time>
      </td>
      <th scope="row" className={styles.who}>
        <bdi>{entry.username}</bdi>
      </th>
      <td>{t(`audit.actions.${entry.action}`)}</td>
      <td className={styles.object}>
        {entry.object_name !== null && <bdi className={styles.name}>{entry.object_name}</bdi>}
        {/* Names of settings and numbers, as the API has them. */}
        {details !== "" && (
          <bdi className={styles.details} translate="no">
            {details}
          </bdi>
        )}
      </td>
    </tr>
  );
}

/** Stands for the entries while they load. */
export function LoadingEntries() {
  const t = useT();
  return (
    <div role="status" aria-label={t("app.loading")}>
      <Stack gap={4}>
        {Array.from({ length: ROWS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <Skeleton key={place} height="2rem" />
        ))}
      </Stack>
    </div>
  );
}
