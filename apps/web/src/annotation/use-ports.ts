import type { AnnotationPorts } from "@glossa/features/annotation";
import type { AnnotationSession } from "@glossa/session";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";
import {
  datasetQuery,
  datasetsQuery,
  metricsQuery,
  progressQuery,
  workspacesQuery,
} from "../queries/datasets";
import { meQuery } from "../queries/me";
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
      onSubmitAtOnce: () => void undoable(session, session.submit, "annotation.submitted"),
      onSaveDraft: () => void session.saveDraft(),
      onDiscard: () => void undoable(session, session.discard, "annotation.discarded"),
      onClear: () => void session.clear(),
      onUndo: () => void session.undo(),
      onRedo: () => void session.redo(),
      onNext: () => void session.next(),
      onPrevious: () => void session.previous(),
      onStatus: (status) => void session.setStatus(status),
      onRetry: session.retry,
      onCopyLink: () => void copyText(window.location.origin + annotationPath(datasetId)),
      onShare: () => void shareProgress(datasetId),
      onSignIn: () => {
        rememberTarget(window.location.pathname + window.location.search);
        leave();
        navigate("/sign-in");
      },
      onResolve: (keep) => void session.resolveConflict(keep),
      onOpenRecord: (id) => void session.openRecord(id).catch(() => tellNoRecord(id)),
      onOpenDataset: (id) => navigate(annotationPath(id)),
      heldRecords: () => session.getState().queue.slots.map(({ id }) => id),
      loadDatasets,
    }),
    [session, datasetId, navigate],
  );
}

/** What one key does without a question can be taken back at once. */
async function undoable(
  session: AnnotationSession<LoadedRecord>,
  act: () => Promise<void>,
  said: "annotation.submitted" | "annotation.discarded",
): Promise<void> {
  await act();
  notices.show({
    tone: "info",
    text: translate(said),
    action: { label: translate("annotation.undo"), onAction: () => void session.undo() },
  });
}

/** Copies a link that shows others how far one is. */
async function shareProgress(datasetId: string): Promise<void> {
  const [{ shareLink }, me, dataset, mine, team] = await Promise.all([
    import("@glossa/features/share"),
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery(datasetQuery(datasetId)),
    queryClient.fetchQuery(metricsQuery(datasetId)),
    queryClient.fetchQuery(progressQuery(datasetId)),
  ]);
  const link = shareLink(window.location.origin, {
    username: me.username,
    submitted: mine.submitted,
    teamProgress: (100 * team.completed) / Math.max(1, team.total),
    datasetName: dataset.name,
    datasetId,
  });
  await copyText(link);
}

function tellNoRecord(id: string): void {
  notices.show({ tone: "danger", text: translate("annotation.noRecord", { id }) });
}

async function loadDatasets() {
  const [datasets, workspaces] = await Promise.all([
    queryClient.fetchQuery(datasetsQuery),
    queryClient.fetchQuery(workspacesQuery),
  ]);
  const nameOf = (id: string) => workspaces.find((workspace) => workspace.id === id)?.name ?? "";
  return datasets.map(({ id, name, workspace_id }) => ({ id, name, workspace: nameOf(workspace_id) }));
}
