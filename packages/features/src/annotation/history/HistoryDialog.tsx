import { Banner, Dialog, Skeleton, Stack, Status } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import * as styles from "./HistoryDialog.css";
import type { HistoryEntry } from "./history-view";
import { ValueList } from "./ValueList";

interface HistoryDialogProps {
  /** The record whose responses are shown. */
  recordId: string;
  /** Loads the responses to a record as they are and as they were, the latest first. */
  onLoad: (recordId: string) => Promise<readonly HistoryEntry[]>;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

type Loaded = readonly HistoryEntry[] | "loading" | "failed";

/** Who answered a record when, and what they changed. */
export function HistoryDialog({ recordId, onLoad, onClose }: HistoryDialogProps) {
  const t = useT();
  const [entries, setEntries] = useState<Loaded>("loading");
  useEffect(() => {
    let isShown = true;
    const show = (loaded: Loaded) => {
      if (isShown) setEntries(loaded);
    };
    onLoad(recordId).then(show, () => show("failed"));
    return () => {
      isShown = false;
    };
  }, [recordId, onLoad]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("history.title")}
      description={t("history.hint")}
      closeLabel={t("app.close")}
      isWide
    >
      <Content entries={entries} />
    </Dialog>
  );
}

function Content({ entries }: { entries: Loaded }) {
  const t = useT();
  if (entries === "loading")
    return (
      <Stack gap={3} role="status" aria-label={t("history.loading")}>
        <Skeleton width="14rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
    );
  if (entries === "failed") return <Banner tone="danger">{t("history.failed")}</Banner>;
  if (entries.length === 0) return <p>{t("history.none")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.list} tabIndex={0} aria-label={t("history.title")}>
      {entries.map((entry) => (
        <li key={`${entry.username} ${entry.writtenAt.getTime()}`} className={styles.entry}>
          <EntryHead entry={entry} />
          <ValueList
            values={entry.values}
            changedLabel={t("history.changed")}
            noValueLabel={t("conflict.nothing")}
          />
        </li>
      ))}
    </ol>
  );
}

function EntryHead({ entry }: { entry: HistoryEntry }) {
  const t = useT();
  const format = useFormat();
  const { username, status, writtenBy, endedAt, isDeleted } = entry;
  const when = format.moment(entry.writtenAt);
  const written =
    writtenBy === null ? t("history.written", { when }) : t("history.writtenBy", { when, name: writtenBy });
  return (
    <div className={styles.head}>
      <Status status={status} label={t(`status.${status}`)} />
      <bdi className={styles.author}>{username}</bdi>
      <span className={styles.moment}>
        {written}
        {" · "}
        {endedAt === undefined
          ? t("history.current")
          : t(isDeleted ? "history.deleted" : "history.replaced", { when: format.moment(endedAt) })}
      </span>
    </div>
  );
}
