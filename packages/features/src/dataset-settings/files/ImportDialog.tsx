import { Banner, Button, Dialog, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId } from "react";
import { SubmitButton } from "../../shell/SubmitButton";
import type { NamedChoice } from "../creation/GeneralTab";
import { DatasetPlace, isPlaced } from "../hub/DatasetPlace";
import type { HubDraft } from "../hub/hub-draft";
import { EndActions, lastOutcome } from "./EndActions";
import { ImportProgressBar } from "./ImportProgressBar";
import { ImportResult } from "./ImportResult";
import { LeftColumns } from "./LeftColumns";
import { useImport } from "./use-import";
import type { FileDatasetScreenProps, ImportOutcome, ImportProgress, ImportRun } from "./view-model";

interface ImportDialogProps extends Pick<FileDatasetScreenProps, "workspaces" | "canAddWorkspace"> {
  /** How much is imported. */
  amount: string;
  draft: Pick<HubDraft, "name" | "workspace">;
  onChange: (change: Partial<Pick<HubDraft, "name" | "workspace">>) => void;
  /** The dataset that gets the records; undefined for a new one. */
  target: NamedChoice | undefined;
  /** The columns that are not imported into it. */
  left?: readonly string[];
  onImport: (run: ImportRun) => Promise<ImportOutcome>;
  onClose: () => void;
}

/** Asks for the place of a new dataset, imports the records and shows the result. */
export function ImportDialog(props: ImportDialogProps) {
  const { draft, target, onClose, onImport } = props;
  const t = useT();
  const formId = useId();
  const { progress, outcome, isRunning, start, stop } = useImport(onImport);
  const title = t(target ? "files.append" : "hub.create");
  const last = lastOutcome(outcome);
  if (last)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={last.end === "done" ? t("files.imported") : title}
        closeLabel={t("hub.close")}
        actions={<EndActions outcome={last} onClose={onClose} />}
      >
        {last.end === "done" ? (
          <ImportResult outcome={last} />
        ) : (
          <Banner tone="danger">{last.message}</Banner>
        )}
      </Dialog>
    );
  const isReady = target !== undefined || isPlaced(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isRunning) void start();
  };
  return (
    <Dialog
      isOpen
      onClose={() => !isRunning && onClose()}
      title={title}
      closeLabel={t("hub.close")}
      actions={
        <>
          <Button tone="ghost" onClick={isRunning ? stop : onClose}>
            {t("app.cancel")}
          </Button>
          <SubmitButton
            form={formId}
            // Without a field before it, it would be the button that closes.
            autoFocus={target !== undefined}
            whyNot={isReady ? undefined : t("app.correctFirst")}
            busyLabel={isRunning ? t("files.importing") : undefined}
          >
            {t(isBegun(outcome) ? "files.goOn" : "files.import")}
          </SubmitButton>
        </>
      }
    >
      <Stack as="form" id={formId} gap={4} onSubmit={submit} noValidate>
        {isRunning ? (
          <ImportProgressBar progress={progress} />
        ) : (
          <Question {...props} progress={progress} outcome={outcome} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Whether an earlier try may have stored records. */
function isBegun(outcome: ImportOutcome | undefined): boolean {
  return outcome?.end === "cancelled" || (outcome?.end === "failed" && outcome.takenName === undefined);
}

type QuestionProps = ImportDialogProps & { progress: ImportProgress; outcome: ImportOutcome | undefined };

/** What is asked before an import, and how an earlier try has ended. */
function Question(props: QuestionProps) {
  const { amount, draft, target, left = [], progress, outcome } = props;
  const t = useT();
  const takenName = outcome?.end === "failed" ? outcome.takenName : undefined;
  return (
    <>
      {outcome?.end === "failed" && takenName === undefined && (
        <Banner tone="danger">{outcome.message}</Banner>
      )}
      {outcome?.end === "cancelled" && <Banner tone="info">{t("files.cancelled")}</Banner>}
      {/* Another name would start another dataset, and leave the first one incomplete. */}
      {target || isBegun(outcome) ? (
        <Text>{t("files.appendTo", { dataset: target?.name ?? draft.name })}</Text>
      ) : (
        <DatasetPlace {...props} takenName={takenName} />
      )}
      <Text tone="secondary" size="sm">
        {progress.done > 0 ? t("files.arrived", { count: progress.total, done: progress.done }) : amount}
      </Text>
      {left.length > 0 && <LeftColumns columns={left} />}
    </>
  );
}
