import { useLoaded } from "@glossa/design-system";
import { AnnotationScreen, nameOfRecord } from "@glossa/features/annotation";
import { StorageBanner } from "@glossa/features/shell";
import type { LoadedSession } from "@glossa/session/server";
import { useCallback, useMemo, useState } from "react";
import { useAccount } from "../account/use-account";
import { useStorageWarning } from "../outbox/use-storage-warning";
import { useDeletedNotice } from "./deleted-notice";
import { useFilterSets } from "./filter-sets/use-filter-sets";
import { LoadingDataset } from "./LoadingDataset";
import { OfflineTools } from "./offline/OfflineTools";
import { closeResponseNotices } from "./response-notices";
import { useTeam } from "./team/use-team";
import { useTeamAnswers } from "./team/use-team-answers";
import { useAddress } from "./use-address";
import { useAgreement, useAgreementPeople } from "./use-agreement";
import { type AnnotationData, useAnnotationSession } from "./use-annotation";
import { useFilters } from "./use-filters";
import { useHistory } from "./use-history";
import { useImagesAhead } from "./use-images-ahead";
import { useLayout, useShortcutPreferences } from "./use-layout";
import { usePorts } from "./use-ports";
import type { RecordsAhead } from "./use-records-ahead";
import { useChangesGuard, useSessionGuard } from "./use-session-guard";
import { useSimilarity } from "./use-similarity";
import { useView } from "./use-view";

interface AnnotationPageProps {
  data: AnnotationData;
  userId: string;
  ahead: RecordsAhead;
}

/** Opens the session of a dataset and renders the annotation screen with it. */
export function AnnotationPage({ data, userId, ahead }: AnnotationPageProps) {
  const session = useAnnotationSession(data, userId, ahead);
  if (!session) return <LoadingDataset />;
  return <OpenPage data={data} session={session} userId={userId} />;
}

interface OpenPageProps extends Omit<AnnotationPageProps, "ahead"> {
  session: LoadedSession;
}

/** Annotators do not need it, and others not for their first answer. */
const loadHubTools = () => import("./HubTools");
const loadFileTools = () => import("./FileTools");

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

function OpenPage({ data, session, userId }: OpenPageProps) {
  const { account, isAdminOrOwner } = useAccount();
  const { isShown, dismiss } = useStorageWarning();
  useAddress(session, data);
  useSessionGuard(session);
  useChangesGuard(session);
  useDeletedNotice(data.dataset.id);
  useImagesAhead(session, data.fields);
  const team = useTeam(session, data.dataset.id, userId);
  const teamAnswers = useTeamAnswers(session, data, userId);
  const [isOfflineOpen, setOfflineOpen] = useState(false);
  const onWorkOffline = useCallback(() => {
    // The dialog lists these responses, and a notice would cover it.
    closeResponseNotices();
    setOfflineOpen(true);
  }, []);
  const { filters, onFilterChoices, findTerms } = useFilters(session, data);
  const similarity = useSimilarity(session, data, userId);
  const { sets, ports: setPorts } = useFilterSets(session, data, userId);
  const filtersWithSets = useMemo(() => ({ ...filters, sets }), [filters, sets]);
  const ports = usePorts(session, data.dataset.id, {
    onWorkOffline,
    onFilterChoices,
    findTerms,
    sets: setPorts,
    loadHistory: useHistory(session, data),
    loadAgreement: useAgreement(data),
    agreementPeople: useAgreementPeople(data, userId),
    onShowTeamAnswers: teamAnswers.onShow,
    onRetryTeamAnswers: teamAnswers.onRetry,
  });
  const HubTools = useLoaded(loadHubTools, isAdminOrOwner)?.HubTools;
  const FileTools = useLoaded(loadFileTools, data.fileExports)?.FileTools;
  const tools = useMemo(() => {
    const { dataset, fields, workspace } = data;
    return (
      <>
        {HubTools && (
          <HubTools dataset={dataset} workspace={workspace} username={account.username} userId={userId} />
        )}
        {FileTools && <FileTools data={data} session={session} mayReadAll={isAdminOrOwner} />}
        <OfflineTools
          data={{ dataset, fields }}
          userId={userId}
          onOpenRecord={ports.onOpenRecord}
          nameOf={(id) => nameOfRecord(session.getState().records[id]?.record)}
          isOpen={isOfflineOpen}
          onOpen={setOfflineOpen}
        />
      </>
    );
  }, [HubTools, FileTools, account.username, data, userId, ports, session, isOfflineOpen, isAdminOrOwner]);
  return (
    <AnnotationScreen
      view={useView(data, session, { team, answers: teamAnswers.view, filters: filtersWithSets, similarity })}
      ports={ports}
      tools={tools}
      banner={useMemo(
        () => isShown && <StorageBanner isManager={isAdminOrOwner} onDismiss={dismiss} />,
        [isShown, isAdminOrOwner, dismiss],
      )}
      account={account}
      {...useLayout()}
      {...useShortcutPreferences()}
      isMac={isMac}
    />
  );
}
