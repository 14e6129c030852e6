import { Button, EmptyState, Inbox, Link } from "@glossa/design-system";
import { type MessageKey, useT } from "@glossa/locales";
import { useEffect, useRef } from "react";
import { usePageAddresses } from "../../shell/pages/page-addresses";
import type { AnnotationPorts, AnnotationView, EmptyReason } from "../view-model";
import * as styles from "./EmptyQueue.css";

const titles = {
  pending: "empty.pending",
  completed: "empty.completed",
  draft: "empty.draft",
  discarded: "empty.discarded",
  submitted: "empty.submitted",
  notFound: "empty.notFound",
  datasetForAdmin: "empty.datasetForAdmin",
  datasetForAnnotator: "empty.datasetForAnnotator",
} as const satisfies Record<EmptyReason, MessageKey>;

const withoutRecords: readonly EmptyReason[] = ["datasetForAdmin", "datasetForAnnotator"];

interface EmptyQueueProps {
  /** The data on screen, with the reason why there is no record. */
  view: AnnotationView;
  /** The callbacks of the buttons. */
  ports: AnnotationPorts;
  /** Says the title to users who do not see it; called if it does not take the focus. */
  onUnread?: ((title: string) => void) | undefined;
}

/** Explains why there is no record, and offers an action. */
export function EmptyQueue({ view, ports, onUnread }: EmptyQueueProps) {
  const t = useT();
  const { home, importOf } = usePageAddresses();
  const reason = view.emptyReason;
  const isFailed = view.load === "failed";
  const title = isFailed
    ? t("failures.ERROR_FETCHING_RECORDS")
    : t(titles[reason], { status: t(`status.${view.queue.status}`) });
  const titleRef = useTitleFocus(view, () => onUnread?.(title));
  // The target of the link that skips to the record.
  const common = { id: "record", tabIndex: -1, icon: Inbox, title, titleRef };
  if (isFailed)
    return <EmptyState {...common} action={<Button onClick={ports.onRetry}>{t("app.retry")}</Button>} />;
  const isPending = view.queue.status === "pending";
  const hasRecords = !withoutRecords.includes(reason);
  const to = isPending ? "submitted" : "pending";
  const isOffered = hasRecords && hasOwn(view, to);
  return (
    <EmptyState
      {...common}
      action={
        <span className={styles.ways}>
          {reason === "notFound" && (
            <Button onClick={ports.onResetSelection}>{t("empty.resetFilters")}</Button>
          )}
          {isOffered && (
            <Button onClick={() => ports.onStatus(to)}>
              {isPending ? t("empty.toSubmitted") : t("empty.toPending")}
            </Button>
          )}
          {reason === "datasetForAdmin" && importOf && (
            <Link href={importOf(view.dataset.id)}>{t("empty.toImport")}</Link>
          )}
          {home !== undefined && (isPending || !hasRecords) && <Link href={home}>{t("empty.toHome")}</Link>}
        </span>
      }
    >
      {isPending && isOffered && reason !== "notFound" ? t("empty.pendingHint") : undefined}
    </EmptyState>
  );
}

/** Whether the user may have records with a status: a user whose team was faster has nothing to look at again. */
function hasOwn({ progress }: AnnotationView, status: "submitted" | "pending"): boolean {
  return status === "pending" || progress?.submitted !== 0;
}

/**
 * Focuses the title if the focus was in the questions of the last record, which are gone; Tab continues from there.
 * Otherwise, such as on the button that leads to the next record, the focus stays, and `onUnread` is called.
 */
function useTitleFocus({ load, emptyReason }: AnnotationView, onUnread: () => void) {
  const title = useRef<HTMLHeadingElement>(null);
  const isFailed = load === "failed";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason is another title to read
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) title.current?.focus({ preventScroll: true });
    else if (activeElement !== title.current) onUnread();
  }, [isFailed, emptyReason]);
  return title;
}
