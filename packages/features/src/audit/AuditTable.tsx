import { useFormat, useT } from "@glossa/locales";
import { Fragment } from "react";
import { RowTable } from "../shell/list/RowTable";
import * as styles from "./Audit.css";
import { type ToldDetail, toldDetails } from "./details-text";
import type { AuditEntryView } from "./view-model";

/** The entries, one per row. */
export function AuditTable({ entries }: { entries: readonly AuditEntryView[] }) {
  const t = useT();
  return (
    <RowTable
      label={t("audit.title")}
      heads={
        <>
          <th scope="col">{t("audit.time")}</th>
          <th scope="col">{t("audit.who")}</th>
          <th scope="col">{t("audit.what")}</th>
          <th scope="col">{t("audit.object")}</th>
        </>
      }
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </RowTable>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const t = useT();
  const format = useFormat();
  const details = toldDetails(entry.details, {
    wordOf: (name) => t(`audit.details.${name}`),
    reasonOf: (reason) => t(`audit.reasons.${reason}`),
    wayOf: (way) => t(`audit.ways.${way}`),
    authorsOf: (authors) => t(`audit.authors.${authors}`),
    roleOf: (role) => t(`account.roles.${role}`),
    yesOrNo: (is) => t(is ? "audit.yes" : "audit.no"),
  });
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
        {entry.object_name !== null && (
          // The gap is that of the line: one of the name would be on its left if the name is Arabic.
          <span className={styles.name}>
            <bdi>{entry.object_name}</bdi>
          </span>
        )}
        {/* Screen readers and copied text need more than a gap. */}
        {entry.object_name !== null && details.length > 0 && " "}
        {details.length > 0 && <Details details={details} />}
      </td>
    </tr>
  );
}

/** The details in the direction of the page, in whose language their names are. */
function Details({ details }: { details: readonly ToldDetail[] }) {
  return (
    <span className={styles.details} translate="no">
      {details.map(({ name, value }, index) => (
        <Fragment key={name}>
          {index > 0 && " · "}
          {`${name}: `}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
