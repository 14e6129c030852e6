import { deletedDatasetDays } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { useLatest } from "@glossa/design-system";
import {
  type DatasetParts,
  focusFirstModified,
  SettingsScreen,
  type SettingsTab,
  settingsOf,
  unsavedSettings,
} from "@glossa/features/dataset-settings";
import { importHref, LoadingPage } from "@glossa/features/shell";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { refusalOf } from "../account/tell-refusal";
import { useAccount } from "../account/use-account";
import { api } from "../api";
import { type DataFailure, DatasetFailure } from "../DatasetFailure";
import { annotationPath, workspacesPath } from "../paths";
import { queryClient } from "../queries/client";
import { datasetContents } from "../queries/dataset-contents";
import { forgetDataset } from "../queries/dataset-list";
import {
  datasetQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  questionsQuery,
  vectorsQuery,
  workspaceQuery,
} from "../queries/datasets";
import { addPart, savePart, saveSettings } from "../queries/save-settings";
import { settingsQuery } from "../queries/server";
import { someMetadata } from "../queries/some-metadata";
import { useAuth } from "../state/auth";
import { copyText } from "../state/clipboard";
import { translate } from "../state/language";
import { useLeaveGuard } from "../use-leave-guard";
import { pageOfDataset } from "./page-of-dataset";
import { tellDeleted } from "./tell-deleted";

/** The settings of a dataset. */
export const Component = pageOfDataset(SettingsPage);

function SettingsPage({ id }: { id: string }) {
  const { account, userId, isAdminOrOwner } = useAccount();
  const datasetLoad = useQuery(datasetQuery(id));
  const { data: dataset } = datasetLoad;
  const workspaceLoad = useQuery({
    ...workspaceQuery(dataset?.workspace_id ?? ""),
    enabled: dataset !== undefined,
  });
  const { data: workspace } = workspaceLoad;
  const [tab, showTab] = useTab();
  const { data: server } = useQuery(settingsQuery);
  // A draft has no answers: it is deleted for good.
  const isRestorable = server?.glossa?.deleted_datasets === true && dataset?.status === "ready";
  const ports = usePorts(id, userId, { showTab, isRestorable });
  const { parts, failedPart } = useParts(id, isAdminOrOwner);
  const isLoaded =
    workspace !== undefined && userId !== undefined && (parts !== undefined || !isAdminOrOwner);
  // The page appears in a render of short steps, between which the browser stays responsive.
  const isShown = useDeferredValue(isLoaded);
  const failureOf = (failure: DataFailure, { error }: UseQueryResult) => (
    <DatasetFailure id={id} failure={failure} error={error} />
  );
  if (datasetLoad.isLoadingError) return failureOf("datasetInfo", datasetLoad);
  if (workspaceLoad.isLoadingError) return failureOf("workspaceInfo", workspaceLoad);
  // A dataset that is missing is reported as such, whichever request fails first.
  if (dataset && failedPart) return failureOf("datasetOther", failedPart);
  if (!dataset || !workspace || !isLoaded || !isShown)
    return <LoadingPage label={translate("app.loading")} />;
  return (
    <SettingsScreen
      dataset={{
        name: dataset.name,
        workspace: workspace.name,
        isDraft: dataset.status === "draft",
        restorableDays: isRestorable ? deletedDatasetDays : undefined,
        href: annotationPath(id),
        // A draft takes no records.
        importHref: dataset.status === "ready" ? importHref(id) : undefined,
        ...settingsOf(dataset),
        parts,
      }}
      canEdit={isAdminOrOwner}
      tab={tab}
      onTab={showTab}
      ports={ports}
      account={account}
    />
  );
}

/** The tab in the address. */
function useTab() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const showTab = useLatest((tab: SettingsTab) => {
    const next = new URLSearchParams(params);
    next.set("tab", tab);
    // Replaced, so that "Go to dataset" finds the dataset one entry before.
    setParams(next, { replace: true, state, preventScrollReset: true });
  });
  return [params.get("tab") ?? undefined, showTab] as const;
}

/** The settings that owners and admins edit; annotators load the dataset only. */
function useParts(id: string, isEditor: boolean) {
  const enabled = isEditor;
  const fields = useQuery({ ...fieldsQuery(id), enabled });
  const questions = useQuery({ ...questionsQuery(id), enabled });
  const metadata = useQuery({ ...metadataPropertiesQuery(id), enabled });
  const vectors = useQuery({ ...vectorsQuery(id), enabled });
  const isLoaded = fields.data && questions.data && metadata.data && vectors.data;
  const parts: DatasetParts | undefined = isLoaded
    ? { fields: fields.data, questions: questions.data, metadata: metadata.data, vectors: vectors.data }
    : undefined;
  const failedPart = [fields, questions, metadata, vectors].find((part) => part.isLoadingError);
  return { parts: isEditor ? parts : undefined, failedPart };
}

function usePorts(
  id: string,
  userId: string | undefined,
  { showTab, isRestorable }: { showTab: (tab: SettingsTab) => void; isRestorable: boolean },
) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isModified = useRef(false);
  useLeaveGuard({ isUnsaved: () => isModified.current, onStay: () => focusFirstModified(showTab) });
  const unsaved = useMemo(() => unsavedSettings(userId ?? "", id), [userId, id]);
  // A user who leaves while signed in has already confirmed that the changes may be lost.
  useEffect(() => () => void (useAuth.getState().isSignedIn && unsaved.forget()), [unsaved]);
  return useMemo(
    () => ({
      onSave: saveSettings(id),
      onSavePart: savePart(id),
      onAddPart: addPart(id),
      loadSomeMetadata: () => someMetadata(id),
      placeOf: unsaved.placeOf,
      loadContents: () => datasetContents(id),
      async onDelete() {
        let canUndo = isRestorable;
        try {
          await api.deleteDataset({ params: { dataset_id: id } });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.status !== 404) return refusalOf(error);
          // A colleague has deleted it in the meantime.
          canUndo = false;
        }
        isModified.current = false;
        forgetDataset(id);
        await navigate("/", { replace: true });
        queryClient.removeQueries({ queryKey: datasetQuery(id).queryKey });
        tellDeleted(id, { canUndo, onDeletedDatasets: () => void navigate(workspacesPath) });
        return undefined;
      },
      onModified: (now: boolean) => {
        isModified.current = now;
      },
      // A user who came from the dataset returns to the record they were on.
      onGoToDataset: () => void (state?.isFromDataset ? navigate(-1) : navigate(annotationPath(id))),
      onCopyLink: () => void copyText(window.location.origin + annotationPath(id)),
    }),
    [id, navigate, state, unsaved, isRestorable],
  );
}
