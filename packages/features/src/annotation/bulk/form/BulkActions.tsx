import { Button, DisabledReason, ProgressMeter } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactElement } from "react";
import * as bar from "../../form/ActionBar.css";
import { useTightRow } from "../../form/use-tight-row";
import { useKeyHint } from "../../keys/key-hints";
import { useKeyboardInset } from "../../phone/use-keyboard-inset";
import { usePublishedSize } from "../../use-published-size";
import type { BulkAction, BulkView } from "../bulk-view";
import * as styles from "./BulkActions.css";

interface BulkActionsProps {
  bulk: BulkView;
  /** Called also for Submit while required answers are missing: it leads to the first of them. */
  onAct: (action: BulkAction) => void;
  onCancel: () => void;
}

/** The actions for all selected records; while one runs, its progress is in its button. */
export function BulkActions({ bulk, onAct, onCancel }: BulkActionsProps) {
  const t = useT();
  const hint = useKeyHint();
  useKeyboardInset();
  const { progress, canDiscard, canSubmit } = bulk;
  const count = countOf(bulk);
  const isBlocked = count === 0 || progress !== undefined;
  const act = (action: BulkAction) => ({
    isDisabled: isBlocked,
    busyLabel: busyLabel(action),
    onClick: () => onAct(action),
  });
  const nameOf = (text: "discard" | "saveDraft" | "submit") =>
    count > 0 ? t(`bulk.${text}`, { count }) : t(`annotation.${text}`);
  // Very large numbers leave no room for actions that cannot be used.
  const isShown = (action: BulkAction) => !progress?.isByServer || progress.kind === action;
  function busyLabel(action: BulkAction) {
    if (progress?.kind !== action || progress.direction !== "done") return undefined;
    return t("bulk.saving", { saved: progress.saved, total: progress.total });
  }
  return (
    <section
      ref={usePublishedSize(bar.actionBarHeight, bar.actionBarWidth)}
      className={bar.bar}
      aria-label={t("annotation.actions")}
    >
      {progress && <Progress {...progress} />}
      <div ref={useTightRow()} className={bar.row}>
        {progress && (
          <span className={bar.clear}>
            <Button isDisabled={progress.isCancelled || progress.direction !== "done"} onClick={onCancel}>
              {t("bulk.cancel")}
            </Button>
          </span>
        )}
        {canDiscard && isShown("discard") && (
          <Reasoned isNone={count === 0}>
            <Button tone="ghost" keyHint={hint("onDiscard")} {...act("discard")}>
              {nameOf("discard")}
            </Button>
          </Reasoned>
        )}
        {isShown("draft") && (
          <Reasoned isNone={count === 0}>
            <Button keyHint={hint("onSaveDraft")} {...act("draft")}>
              {nameOf("saveDraft")}
            </Button>
          </Reasoned>
        )}
        {isShown("submit") && (
          <Reasoned isNone={count === 0} isIncomplete={!canSubmit && progress === undefined}>
            <Button
              tone="primary"
              keyHint={hint("onSubmit")}
              {...act("submit")}
              isDisabled={isBlocked || !canSubmit}
              onRefused={isBlocked ? undefined : () => onAct("submit")}
            >
              {nameOf("submit")}
            </Button>
          </Reasoned>
        )}
      </div>
    </section>
  );
}

/** How many records an action affects. */
export function countOf({ isAll, allResults, selected, progress }: BulkView): number {
  if (progress) return progress.total;
  return isAll ? (allResults ?? selected.length) : selected.length;
}

interface ReasonedProps {
  isNone: boolean;
  isIncomplete?: boolean;
  children: ReactElement;
}

function Reasoned({ isNone, isIncomplete = false, children }: ReasonedProps) {
  const t = useT();
  return (
    <DisabledReason
      reason={t(isNone ? "bulk.noneSelected" : "annotation.completeRequired")}
      isDisabled={isNone || isIncomplete}
    >
      {children}
    </DisabledReason>
  );
}

function Progress({ saved, total, isCancelled, mayClose, direction }: NonNullable<BulkView["progress"]>) {
  const t = useT();
  const label = t(direction === "undone" ? "bulk.undoing" : "bulk.progress", { saved, total });
  return (
    <div className={styles.progress}>
      <ProgressMeter label={label} parts={[{ status: "done", share: total > 0 ? saved / total : 0 }]} />
      <span role="status">{isCancelled ? t("bulk.stopping") : label}</span>
      {mayClose && <p className={styles.byServer}>{t("bulk.byServer")}</p>}
    </div>
  );
}
