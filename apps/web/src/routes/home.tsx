import { useLoaded } from "@glossa/design-system";
import { unfinishedDataset } from "@glossa/features/dataset-creation";
import {
  type DatasetCriteria,
  type DatasetSummary,
  HomeScreen,
  type HubPorts,
  type KeptPlace,
  type ListPlace,
} from "@glossa/features/home";
import { PendingWritesBanner } from "@glossa/features/offline";
import { StorageBanner, useNow } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAccount } from "../account/use-account";
import { api } from "../api";
import { leaveFiles } from "../files/chosen-files";
import { useUnfinishedImport } from "../files/use-unfinished-import";
import { useDatasetCriteria } from "../home/use-dataset-criteria";
import { useDatasetList } from "../home/use-dataset-list";
import { useUnsent } from "../home/use-unsent";
import { useStorageWarning } from "../outbox/use-storage-warning";
import {
  annotationPath,
  guidePath,
  hubDatasetPath,
  importPath,
  inWorkspaces,
  newDatasetPath,
  settingsPath,
} from "../paths";
import { queryClient } from "../queries/client";
import { fieldsQuery } from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import { copyText } from "../state/clipboard";

/** The dialog is loaded when it is first needed. */
const loadDownload = () => import("../file-export/HomeDownload");

const none: readonly DatasetSummary[] = [];

const places = new Map<string, ListPlace>();

/** The place in the list of an entry of the history. */
function placeOf(key: string): KeptPlace {
  return { read: () => places.get(key), write: (place) => void places.set(key, place) };
}

/** The list of datasets. */
export function Component() {
  const { account, userId, isAdminOrOwner, isLoading } = useAccount();
  const unfinished = useUnfinishedImport(isAdminOrOwner ? userId : undefined);
  const begun = useMemo(() => (userId === undefined ? undefined : unfinishedDataset(userId)), [userId]);
  const navigate = useNavigate();
  const list = useDatasetList();
  const [criteria, onCriteria] = useDatasetCriteria(list.datasets);
  const storage = useStorageWarning();
  const unsent = useUnsent(list.load === "ready" ? list.datasets : undefined);
  const python = usePython();
  const hub = useHubPorts(criteria.workspaces);
  const downloads = useDownloads(list.datasets);
  const now = useNow();
  const { key } = useLocation();
  const keptPlace = useMemo(() => placeOf(key), [key]);
  const onSettings = useCallback((id: string) => navigate(settingsPath(id)), [navigate]);
  const onFiles = useCallback(
    (files: readonly File[]) => {
      if (userId !== undefined) leaveFiles(files, userId);
      void navigate(inWorkspaces(importPath, criteria.workspaces));
    },
    [navigate, userId, criteria.workspaces],
  );
  const onCreate = useCallback(
    () => navigate(inWorkspaces(newDatasetPath, criteria.workspaces)),
    [navigate, criteria.workspaces],
  );
  return (
    <>
      <HomeScreen
        // What a row offers depends on the role, and must not change under the pointer.
        datasets={isLoading ? none : list.datasets}
        load={isLoading && list.load === "ready" ? "loading" : list.load}
        criteria={criteria}
        onCriteria={onCriteria}
        isManager={isLoading ? undefined : isAdminOrOwner}
        python={python}
        onCreate={onCreate}
        hub={hub}
        onFiles={onFiles}
        unfinishedImport={unfinished === undefined ? undefined : { name: unfinished, href: importPath }}
        unfinishedDataset={begun}
        keptPlace={keptPlace}
        now={now}
        hrefOf={annotationPath}
        hrefOfGuide={guidePath}
        onSeen={list.onSeen}
        onCopyLink={copyLink}
        onDownload={downloads.onDownload}
        onSettings={onSettings}
        onRetry={list.retry}
        account={account}
        banner={
          <>
            {storage.isShown && <StorageBanner isManager={isAdminOrOwner} onDismiss={storage.dismiss} />}
            <PendingWritesBanner {...unsent} />
          </>
        }
      />
      {downloads.dataset && downloads.Dialog && (
        <downloads.Dialog
          dataset={downloads.dataset}
          mayReadAll={isAdminOrOwner}
          onClose={downloads.onClose}
        />
      )}
    </>
  );
}

/** The dataset whose records are downloaded. */
function useDownloads(datasets: readonly DatasetSummary[]) {
  const { data: settings } = useQuery(settingsQuery);
  const [id, setId] = useState<string>();
  return {
    dataset: datasets.find((each) => each.id === id),
    Dialog: useLoaded(loadDownload, id !== undefined)?.HomeDownload,
    onDownload: settings?.glossa?.file_exports ? setId : undefined,
    onClose: () => setId(undefined),
  };
}

/** Opens repositories of the hub; one that was typed is checked before. */
function useHubPorts(workspaces: DatasetCriteria["workspaces"]): HubPorts {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onOpen: (repository) => void navigate(inWorkspaces(hubDatasetPath(repository), workspaces)),
      onImport: async (repository) => {
        // The first page needs no code for it.
        const { checkRepository } = await import("../hub/check-repository");
        const failure = await checkRepository(repository);
        if (failure !== undefined) return failure;
        await navigate(inWorkspaces(hubDatasetPath(repository), workspaces));
      },
    }),
    [navigate, workspaces],
  );
}

/** What the Python code contains; the API key is loaded when the code is shown, and kept nowhere. */
function usePython() {
  const { data: settings } = useQuery(settingsQuery);
  const isOnHub = settings?.huggingface !== undefined;
  return useMemo(
    () => ({
      url: window.location.origin,
      isOnHub,
      loadApiKey: async () => (await api.getMe()).api_key,
      loadFields: (datasetId: string) => queryClient.fetchQuery(fieldsQuery(datasetId)),
    }),
    [isOnHub],
  );
}

function copyLink(datasetId: string): void {
  void copyText(window.location.origin + annotationPath(datasetId));
}
