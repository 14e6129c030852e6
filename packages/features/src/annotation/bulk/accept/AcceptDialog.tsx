import type { Question } from "@glossa/contract";
import { Button, CircleAlert, Dialog, Icon, NumberField, Stack } from "@glossa/design-system";
import { breakpoint } from "@glossa/design-system/contract";
import { useFormat, useT } from "@glossa/locales";
import { type RefObject, useMemo, useRef, useState } from "react";
import type { AcceptedChange, BulkPorts, BulkView } from "../bulk-view";
import { countOf } from "../form/BulkActions";
import * as styles from "./AcceptDialog.css";
import { Comparison } from "./Comparison";
import { useAffected } from "./use-affected";

interface AcceptDialogProps {
  bulk: BulkView;
  questions: readonly Question[];
  ports: Pick<BulkPorts, "acceptedChanges" | "loadResults" | "onAcceptSuggestions">;
  onClose: () => void;
}

/** Whether the on-screen keyboard of a focused field would cover the suggestions. */
const usesFinger = () => window.matchMedia?.(breakpoint.touch).matches;

/** The initial minimum score, if a suggestion has it. */
const INITIAL_SCORE = 0.5;

/**
 * Accepts the suggestions with at least a minimum score, of the selected records or of all results, after showing the
 * changes. The score has the focus, so that a second Enter saves nothing.
 */
export function AcceptDialog({ bulk, questions, ports, onClose }: AcceptDialogProps) {
  const t = useT();
  const score = useRef<HTMLInputElement>(null);
  const affected = useAffected(bulk, ports.loadResults);
  const { leastScore, setLeastScore, changes } = useChanges(affected.recordIds, ports);
  // Of many results, only the first ones are compared, so the number of all affected ones is unknown here.
  const isPartly = bulk.isAll && (affected.recordIds?.length ?? 0) < countOf(bulk);
  const changed = recordsIn(changes);
  const complete = recordsIn(changes.filter(({ isComplete = true }) => isComplete));
  const accept = (action: "submit" | "draft") => {
    ports.onAcceptSuggestions(action, { leastScore, ...(bulk.isAll && { results: affected.recordIds }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("bulk.accept.title", { count: countOf(bulk) })}
      description={[t("bulk.accept.hint"), bulk.isByServer && t("bulk.byServer")].filter(Boolean).join(" ")}
      closeLabel={t("app.close")}
      isWide
      focusFirst={usesFinger() ? undefined : score}
      actions={
        <Actions
          {...{ changed, complete, onClose }}
          isPartly={isPartly}
          isLoading={affected.recordIds === undefined}
          onAccept={accept}
        />
      }
    >
      <Stack gap={4}>
        <div className={styles.score}>
          <ScoreField ref={score} value={leastScore} onChange={setLeastScore} />
          <Told state={affected.state} count={changes.length} />
        </div>
        {isPartly && affected.recordIds && (
          <p className={styles.partly}>
            {t("bulk.accept.partly", { compared: affected.recordIds.length, count: countOf(bulk) })}
          </p>
        )}
        {!isPartly && complete < changed && (
          <p className={styles.partly}>{t("bulk.accept.incomplete", { count: changed - complete })}</p>
        )}
        {changes.length > 0 && <Comparison questions={questions} changes={changes} />}
      </Stack>
    </Dialog>
  );
}

interface ActionsProps {
  /** The records that change, and those of them that can be submitted. */
  changed: number;
  complete: number;
  /** Whether more records are affected than were compared. */
  isPartly: boolean;
  isLoading: boolean;
  onAccept: (action: "submit" | "draft") => void;
  onClose: () => void;
}

function Actions({ changed, complete, isPartly, isLoading, onAccept, onClose }: ActionsProps) {
  const t = useT();
  const isDisabled = (count: number) => (isPartly ? isLoading : count === 0);
  return (
    <>
      <Button tone="ghost" onClick={onClose}>
        {t("bulk.cancel")}
      </Button>
      <Button isDisabled={isDisabled(changed)} onClick={() => onAccept("draft")}>
        {isPartly || changed === 0 ? t("annotation.saveDraft") : t("bulk.saveDraft", { count: changed })}
      </Button>
      <Button tone="primary" isDisabled={isDisabled(complete)} onClick={() => onAccept("submit")}>
        {isPartly || complete === 0 ? t("annotation.submit") : t("bulk.submit", { count: complete })}
      </Button>
    </>
  );
}

/** How many records have changes. */
function recordsIn(changes: readonly AcceptedChange[]): number {
  return new Set(changes.map(({ recordId }) => recordId)).size;
}

interface ScoreFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: number;
  onChange: (score: number | undefined) => void;
}

/** The lowest score. Invalid text is marked until the field changes it to the nearest score, or to the previous one. */
function ScoreField({ ref, value, onChange }: ScoreFieldProps) {
  const t = useT();
  const { typed } = useFormat();
  const [isInvalid, setInvalid] = useState(false);
  return (
    <NumberField
      ref={ref}
      label={t("bulk.accept.leastScore")}
      min={0}
      max={1}
      step={0.01}
      value={value}
      format={typed}
      error={isInvalid ? t("bulk.accept.noScore") : undefined}
      limitHint={(limit) => t("filters.limit", { limit })}
      // Before `onTyped`, which is called for a score only.
      onInput={({ currentTarget }) => setInvalid(currentTarget.value.trim() !== "")}
      onTyped={(score) => {
        setInvalid(false);
        onChange(score);
      }}
      onChange={onChange}
      // Typing replaces the score.
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setInvalid(false)}
      onKeyDown={({ key }) => takesScore.has(key) && setInvalid(false)}
    />
  );
}

/** The keys after which the field shows a score again. */
const takesScore = new Set(["Enter", "Escape", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/** The lowest score, and the changes from it on. */
function useChanges(
  recordIds: readonly string[] | undefined,
  { acceptedChanges }: Pick<BulkPorts, "acceptedChanges">,
) {
  const [chosen, setChosen] = useState<number>();
  // Without any change at the initial score, the dialog would open with nothing to accept.
  const initial = useMemo(() => {
    if (!recordIds) return INITIAL_SCORE;
    return acceptedChanges(INITIAL_SCORE, recordIds).length > 0 ? INITIAL_SCORE : 0;
  }, [recordIds, acceptedChanges]);
  const leastScore = chosen ?? initial;
  const changes = useMemo(
    () => (recordIds ? acceptedChanges(leastScore, recordIds) : []),
    [recordIds, acceptedChanges, leastScore],
  );
  return { leastScore, setLeastScore: (score: number | undefined) => setChosen(score ?? 0), changes };
}

/** How many answers are filled in, or why that is not known. */
function Told({ state, count }: { state: ReturnType<typeof useAffected>["state"]; count: number }) {
  const t = useT();
  if (state === "failed")
    return (
      <span role="alert" className={styles.failure}>
        <Icon picture={CircleAlert} size={14} />
        {t("bulk.notLoaded")}
      </span>
    );
  return (
    <span role="status" className={styles.count}>
      {state === "loading" && t("bulk.accept.loading")}
      {state === "loaded" && (count > 0 ? t("bulk.accept.changes", { count }) : t("bulk.accept.none"))}
    </span>
  );
}
