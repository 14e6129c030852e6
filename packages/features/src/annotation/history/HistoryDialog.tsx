import { Banner, BannerRow, Button, Dialog, Skeleton, Stack, Status, Text } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useCallback, useEffect, useRef, useState } from "react";
import * as styles from "./HistoryDialog.css";
import type { HistoryEntry, LoadHistory } from "./history-view";
import { ValueList } from "./ValueList";

interface HistoryDialogProps {
  /** The record whose responses are shown. */
  recordId: string;
  /** Loads the responses to a record as they are and as they were, a page at a time. */
  onLoad: LoadHistory;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** What is shown; `isBusy` while a page loads. */
interface Shown {
  entries: readonly HistoryEntry[];
  next: string | undefined;
  isBusy: boolean;
  hasFailed: boolean;
}

const nothing: Shown = { entries: [], next: undefined, isBusy: true, hasFailed: false };

/** Who answered a record when, and what they changed. */
export function HistoryDialog({ recordId, onLoad, onClose }: HistoryDialogProps) {
  const t = useT();
  const [shown, setShown] = useState(nothing);
  const isOpen = useRef(true);
  const load = useCallback(
    async (before?: string) => {
      setShown((now) => ({ ...now, isBusy: true, hasFailed: false }));
      try {
        const page = await onLoad(recordId, before);
        if (!isOpen.current) return;
        setShown({ ...nothing, ...page, isBusy: false });
      } catch {
        if (isOpen.current) setShown((now) => ({ ...now, isBusy: false, hasFailed: true }));
      }
    },
    [recordId, onLoad],
  );
  useEffect(() => {
    isOpen.current = true;
    setShown(nothing);
    void load();
    return () => {
      isOpen.current = false;
    };
  }, [load]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("history.title")}
      description={t("history.hint")}
      closeLabel={t("app.close")}
      isWide
    >
      <Stack gap={4}>
        <Content {...shown} />
        {shown.hasFailed && (
          <Banner tone="danger">
            <BannerRow>
              <span>{t("history.failed")}</span>
              <Button size="sm" onClick={() => void load(shown.next)}>
                {t("app.retry")}
              </Button>
            </BannerRow>
          </Banner>
        )}
        {shown.next !== undefined && !shown.hasFailed && (
          <div>
            <Button
              busyLabel={shown.isBusy ? t("app.loading") : undefined}
              onClick={() => void load(shown.next)}
            >
              {t("history.more")}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function Content({ entries, isBusy, hasFailed }: Shown) {
  const t = useT();
  if (entries.length === 0 && isBusy)
    return (
      <Stack gap={3} role="status" aria-label={t("history.loading")}>
        <Skeleton width="14rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
    );
  if (entries.length === 0) return hasFailed ? null : <Text>{t("history.none")}</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
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
