import { rememberTarget } from "@glossa/features/access";
import type { AnnotationPorts } from "@glossa/features/annotation";
import { handlersOf, noFilters, offerUndo } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { leave } from "../leave";
import { useOutbox } from "../outbox/use-outbox";
import { annotationPath, recordPath, settingsPath } from "../paths";
import { copyText } from "../state/clipboard";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { useOutage } from "../state/outage";
import { bulkPorts } from "./bulk/bulk-ports";
import { loadDatasets, shareProgress } from "./elsewhere";
import { openRecord } from "./linked-record";
import { showAnswers } from "./team/show-answers";

const noSearch = { text: "", field: "all" };

/** Those that other parts of the page implement. */
type GivenPorts = Pick<
  AnnotationPorts,
  | "onWorkOffline"
  | "onFilterChoices"
  | "findTerms"
  | "sets"
  | "loadHistory"
  | "loadAgreement"
  | "agreementPeople"
  | "onShowTeamAnswers"
  | "onRetryTeamAnswers"
>;

/** The ports of the annotation screen, implemented by the session. */
export function usePorts(
  session: LoadedSession,
  datasetId: string,
  {
    onWorkOffline,
    onFilterChoices,
    findTerms,
    sets,
    loadHistory,
    loadAgreement,
    agreementPeople,
    onShowTeamAnswers,
    onRetryTeamAnswers,
  }: GivenPorts,
): AnnotationPorts {
  const navigate = useNavigate();
  const outbox = useOutbox();
  return useMemo(() => {
    const handlers = handlersOf(session);
    return {
      ...handlers,
      bulk: bulkPorts(session, handlers.bulk),
      onSubmitAtOnce: () => void undoable(session, session.submit, "annotation.submitted"),
      onDiscard: () => void undoable(session, session.discard, "annotation.discarded"),
      onClear: () => void undoable(session, session.clear, "annotation.cleared"),
      onCopyLink: () => void copyText(window.location.origin + annotationPath(datasetId)),
      onCopyRecordLink: (id) => void copyText(window.location.origin + recordPath(datasetId, id)),
      onSettings: () => navigate(settingsPath(datasetId), { state: { isFromDataset: true } }),
      onWorkOffline,
      onFilterChoices,
      findTerms,
      sets,
      loadHistory,
      loadAgreement,
      agreementPeople,
      onShowTeamAnswers,
      onRetryTeamAnswers,
      onShowResponses: ({ username, isMe }) =>
        void (isMe
          ? session.select({ datasetId, status: "submitted", search: noSearch, filters: noFilters })
          : showAnswers(session, datasetId, { users: [username] })),
      onShowDisagreements: (name, among) =>
        void showAnswers(session, datasetId, { name, agreement: "disagree", ...(among && { among }) }),
      onShare: () => void shareProgress(datasetId),
      onSignIn: () => {
        rememberTarget(window.location.pathname + window.location.search);
        leave();
        navigate("/sign-in");
      },
      onTryNow: () => void outbox?.release(),
      onOpenRecord: (id) => void openRecord(session, id),
      onOpenDataset: (id) => navigate(annotationPath(id)),
      onOpenPage: (href) => navigate(href),
      loadDatasets,
    };
  }, [
    session,
    datasetId,
    navigate,
    outbox,
    onWorkOffline,
    onFilterChoices,
    findTerms,
    sets,
    loadHistory,
    loadAgreement,
    agreementPeople,
    onShowTeamAnswers,
    onRetryTeamAnswers,
  ]);
}

/** Offers to undo an action that takes one key, click or tap without confirmation. */
function undoable(
  session: LoadedSession,
  act: () => Promise<void>,
  said: "annotation.submitted" | "annotation.discarded" | "annotation.cleared",
): Promise<void> {
  return offerUndo(session, act, () => {
    const action = { label: translate("annotation.undo"), onAction: () => void session.undo() };
    // During an outage nothing has reached the server yet.
    const place = useOutage.getState().isOut ? translate("saving.waiting") : undefined;
    const text = place
      ? translate("annotation.saidAndPlace", { said: translate(said), place })
      : translate(said);
    // The session announces the action, together with the record that follows.
    const id = notices.show({ tone: "info", text, action, isQuiet: true });
    return () => notices.close(id);
  });
}
