import type { QueueStatus } from "@glossa/contract";
import {
  Button,
  ChevronDown,
  DropdownMenu,
  IconButton,
  Keyboard,
  MenuRadioGroup,
  Pager,
  Status,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import { ModeMenu, ModeSwitch } from "../bulk/ModeSwitch";
import { Filters, WideSearch } from "../filters/Filters";
import type { FiltersView } from "../filters/filters-view";
import { useKeyHint } from "../keys/key-hints";
import { OthersHere } from "../team/OthersHere";
import { type AnnotationPorts, type ProgressView, type QueueView, queueStatuses } from "../view-model";
import * as styles from "./QueueBar.css";

interface QueueBarProps {
  /** The open queue and the position of the record in it. */
  queue: QueueView;
  /** The search and the filters; absent if the records can't be filtered. */
  filters?: FiltersView | undefined;
  /** The number of the user's responses by status; undefined until known. */
  progress?: ProgressView | undefined;
  /** The usernames of the other users on this record; undefined if the server does not report presence. */
  others?: readonly string[] | undefined;
  /** Whether a list of records is on screen; undefined if there is no choice. */
  isBulk?: boolean | undefined;
  /** The callbacks of the user's actions; see `AnnotationPorts`. */
  ports: AnnotationPorts;
  /** Called to open the list of all shortcuts. */
  onHelp: () => void;
}

/** The open queue, and the position of the record in it. */
export const QueueBar = memo(function QueueBar(props: QueueBarProps) {
  const { queue, filters, others, isBulk, ports, onHelp } = props;
  const { onPageSize } = ports;
  const t = useT();
  const format = useFormat();
  const hint = useKeyHint();
  const total = queue.total === undefined ? undefined : format.number(queue.total);
  return (
    <section className={styles.bar} aria-label={t("annotation.queue")}>
      {filters && <WideSearch view={filters} ports={ports} />}
      <DropdownMenu
        trigger={
          <Button
            iconEnd={ChevronDown}
            aria-label={`${t("status.label")}: ${t(`status.${queue.status}`)} ${total ?? ""}`.trimEnd()}
            title={queue.total === undefined ? undefined : t(inQueue(queue), { count: queue.total })}
          >
            <Status status={queue.status} label={t(`status.${queue.status}`)} />
            {total !== undefined && <span className={styles.count}>{total}</span>}
          </Button>
        }
      >
        <MenuRadioGroup
          label={t("status.label")}
          options={queueStatuses.map((status) => ({
            value: status,
            label: <Status status={status} label={t(`status.${status}`)} />,
            ...countOf(status, props, format.number),
          }))}
          value={queue.status}
          onChange={ports.onStatus}
        />
        {isBulk !== undefined && onPageSize && (
          <ModeMenu className={styles.onlyPhone} isBulk={isBulk} onPageSize={onPageSize} />
        )}
      </DropdownMenu>
      {filters && <Filters view={filters} ports={ports} />}
      <div className={styles.end}>
        {others && (
          <span className={styles.others}>
            <OthersHere usernames={others} />
          </span>
        )}
        <span className={styles.keyboard}>
          <IconButton
            picture={Keyboard}
            label={t("annotation.shortcuts")}
            keyHint={hint("onHelp")}
            onClick={onHelp}
          />
        </span>
        {isBulk !== undefined && onPageSize && (
          <span className={styles.mode}>
            <ModeSwitch isBulk={isBulk} onPageSize={onPageSize} />
          </span>
        )}
        <QueuePager queue={queue} isBulk={isBulk === true} ports={ports} />
      </div>
    </section>
  );
});

interface QueuePagerProps extends Pick<QueueBarProps, "queue" | "ports"> {
  isBulk: boolean;
}

function QueuePager({ queue, isBulk, ports }: QueuePagerProps) {
  const t = useT();
  const format = useFormat();
  const hint = useKeyHint();
  const { position, total } = queue;
  return (
    <Pager
      className={styles.pager}
      label={t(isBulk ? "bulk.pages" : "annotation.records")}
      position={position}
      total={total}
      previousLabel={t(isBulk ? "bulk.previousPage" : "annotation.previous")}
      nextLabel={t(isBulk ? "bulk.nextPage" : "annotation.next")}
      previousKey={hint("onPrevious")}
      nextKey={hint("onNext")}
      canGoBack={queue.canGoBack}
      canGoOn={queue.canGoOn}
      onGoTo={ports.onGoTo}
      goToLabel={t("annotation.goTo")}
      goToError={total === undefined ? undefined : t("annotation.goToRange", { total: format.number(total) })}
      onPrevious={ports.onPrevious}
      onNext={ports.onNext}
    >
      <Position queue={queue} isBulk={isBulk} />
    </Pager>
  );
}

/** In a shared queue each user gets the records in another order, so that two rarely work on the same one. */
function inQueue({ isShared }: QueueView) {
  return isShared ? "annotation.inSharedQueue" : "annotation.inQueue";
}

/**
 * The count of the open queue is its total. The pending count of another queue would not be for this user alone, and
 * the other counts are those of all records, not of the ones that filters leave.
 */
function countOf(status: QueueStatus, { queue, progress }: QueueBarProps, print: (count: number) => string) {
  const others = status === "pending" || queue.isFiltered ? undefined : progress?.[status];
  const count = status === queue.status ? queue.total : others;
  return count === undefined ? {} : { count: print(count) };
}

function Position({ queue, isBulk }: { queue: QueueView; isBulk: boolean }) {
  const t = useT();
  const format = useFormat();
  if (queue.total === undefined) return "-";
  const total = format.number(queue.total);
  if (queue.range)
    return (
      <bdi>
        <b>{t("bulk.range", queue.range)}</b> {t("annotation.ofTotal", { total })}
      </bdi>
    );
  const left = textOfLeft(queue, isBulk, t);
  // Whole in the tooltip: on a phone it may be cut.
  if (left !== undefined)
    return (
      <span className={styles.left} title={left}>
        {left}
      </span>
    );
  return (
    <bdi>
      <b>{format.number(queue.position ?? 0)}</b> {t("annotation.ofTotal", { total })}
    </bdi>
  );
}

/** How many records are left, if the page shows none of them: all on it are answered. */
function textOfLeft({ position, total = 0, leftTo }: QueueView, isBulk: boolean, t: ReturnType<typeof useT>) {
  if (total === 0) return undefined;
  if (isBulk) return t("bulk.left", { count: total });
  if (position !== undefined) return undefined;
  return t("annotation.leftHere", { status: t(`status.${leftTo ?? "submitted"}`), count: total });
}
