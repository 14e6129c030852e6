import { Banner, BannerRow, Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useRef, useState } from "react";
import { ConfirmedButton } from "../../shell";
import { EndActions, lastOutcome } from "./EndActions";
import { ImportProgressBar } from "./ImportProgressBar";
import { ImportResult } from "./ImportResult";
import { useImport } from "./use-import";
import type { UnfinishedImport } from "./view-model";

/** Offers to resume an import that an earlier visit has left. */
export function Unfinished({ unfinished }: { unfinished: UnfinishedImport }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Banner tone="info">
        <BannerRow>
          {t("files.unfinished", { name: unfinished.name })}{" "}
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t("files.goOn")}
          </Button>
          <ConfirmedButton
            title={t("files.giveUpTitle")}
            description={t("files.giveUpBody")}
            onConfirm={unfinished.onForget}
          >
            {t("files.giveUp")}
          </ConfirmedButton>
        </BannerRow>
      </Banner>
      {isOpen && <ContinueDialog unfinished={unfinished} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ContinueActionsProps
  extends Pick<ReturnType<typeof useImport>, "outcome" | "isRunning" | "start" | "stop"> {
  onClose: () => void;
}

/** The buttons for how the import has ended, or goes on. */
function ContinueActions({ outcome, isRunning, start, stop, onClose }: ContinueActionsProps) {
  const t = useT();
  const last = lastOutcome(outcome);
  if (last) return <EndActions outcome={last} onClose={onClose} />;
  return (
    <>
      <Button tone="ghost" onClick={isRunning ? stop : onClose}>
        {t("app.cancel")}
      </Button>
      <Button
        tone="primary"
        busyLabel={isRunning ? t("files.importing") : undefined}
        onClick={() => void start()}
      >
        {t("files.goOn")}
      </Button>
    </>
  );
}

interface ContinueDialogProps {
  unfinished: UnfinishedImport;
  onClose: () => void;
}

function ContinueDialog({ unfinished, onClose }: ContinueDialogProps) {
  const t = useT();
  const { progress, outcome, isRunning, start, stop } = useImport(unfinished.onContinue);
  const done = outcome?.end === "done" ? outcome : undefined;
  const first = useRef(start);
  // The button that opens the dialog names the action, so there is no second confirmation.
  useEffect(() => void first.current(), []);
  return (
    <Dialog
      isOpen
      onClose={() => !isRunning && onClose()}
      title={done ? t("files.imported") : unfinished.name}
      closeLabel={t("hub.close")}
      actions={<ContinueActions {...{ outcome, isRunning, start, stop, onClose }} />}
    >
      {outcome?.end === "failed" && <Banner tone="danger">{outcome.message}</Banner>}
      {isRunning && <ImportProgressBar progress={progress} />}
      {done && <ImportResult outcome={done} />}
      {!isRunning && !lastOutcome(outcome) && t("files.continues")}
    </Dialog>
  );
}
