import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { countLeftOut } from "./use-import";
import type { ImportOutcome } from "./view-model";

/** The outcome of an import that cannot be continued: it is done, or the same files would end it again. */
export type LastOutcome = Extract<ImportOutcome, { end: "done" }> | Extract<ImportOutcome, { end: "failed" }>;

/** Returns an outcome if nothing is left to continue. */
export function lastOutcome(outcome: ImportOutcome | undefined): LastOutcome | undefined {
  if (outcome?.end === "done") return outcome;
  return outcome?.end === "failed" && outcome.isFinal ? outcome : undefined;
}

/** The buttons of an import that is over. */
export function EndActions({ outcome, onClose }: { outcome: LastOutcome; onClose: () => void }) {
  const t = useT();
  const isDone = outcome.end === "done";
  const onSave = isDone && countLeftOut(outcome) === 0 ? undefined : outcome.onSaveRefused;
  return (
    <>
      {onSave && <Button onClick={onSave}>{t("files.saveRefused")}</Button>}
      <Button key="end" tone="primary" onClick={isDone ? outcome.onOpen : onClose} autoFocus>
        {t(isDone ? "files.open" : "hub.close")}
      </Button>
    </>
  );
}
