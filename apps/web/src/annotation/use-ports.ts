import type { AnnotationPorts } from "@glossa/features/annotation";
import type { AnnotationSession } from "@glossa/session";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { annotationPath } from "../paths";
import { rememberTarget } from "../state/auth";
import { copyText } from "../state/clipboard";
import { translate } from "../state/language";
import { leave } from "../state/leave";
import { notices } from "../state/notices";
import type { LoadedRecord } from "./records-port";

/** What the annotation screen can ask for, done by the session. */
export function usePorts(session: AnnotationSession<LoadedRecord>, datasetId: string): AnnotationPorts {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onValue: session.setValue,
      onSubmit: () => void session.submit(),
      onSaveDraft: () => void session.saveDraft(),
      onDiscard: () => void discard(session),
      onClear: () => void session.clear(),
      onUndo: () => void session.undo(),
      onRedo: () => void session.redo(),
      onNext: () => void session.next(),
      onPrevious: () => void session.previous(),
      onStatus: (status) => void session.setStatus(status),
      onRetry: session.retry,
      onCopyLink: () => void copyText(window.location.origin + annotationPath(datasetId)),
      onSignIn: () => {
        rememberTarget(window.location.pathname + window.location.search);
        leave();
        navigate("/sign-in");
      },
      onResolve: (keep) => void session.resolveConflict(keep),
    }),
    [session, datasetId, navigate],
  );
}

/** Discarding asks nothing, so it can be taken back at once. */
async function discard(session: AnnotationSession<LoadedRecord>): Promise<void> {
  await session.discard();
  notices.show({
    tone: "info",
    text: translate("annotation.discarded"),
    action: { label: translate("annotation.undo"), onAction: () => void session.undo() },
  });
}
