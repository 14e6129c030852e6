import {
  focusFirstModified,
  SettingsScreen,
  settingsOf,
  unsavedSettings,
} from "@glossa/features/dataset-settings";
import { LoadingPage } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DatasetFailure } from "../DatasetFailure";
import { annotationPath } from "../paths";
import { datasetQuery, workspaceQuery } from "../queries/datasets";
import { saveSettings } from "../queries/save-settings";
import { useAuth } from "../state/auth";
import { copyText } from "../state/clipboard";
import { translate } from "../state/language";
import { useAccount } from "../use-account";
import { useLeaveGuard } from "../use-leave-guard";
import { pageOfDataset } from "./page-of-dataset";

/** The settings of a dataset. */
export const Component = pageOfDataset(SettingsPage);

function SettingsPage({ id }: { id: string }) {
  const { account, userId, isAdminOrOwner } = useAccount();
  const { data: dataset, isLoadingError: isUnknown } = useQuery(datasetQuery(id));
  const { data: workspace, isLoadingError } = useQuery({
    ...workspaceQuery(dataset?.workspace_id ?? ""),
    enabled: dataset !== undefined,
  });
  const ports = usePorts(id, userId);
  if (isUnknown || isLoadingError)
    return <DatasetFailure id={id} failure={isUnknown ? "datasetInfo" : "workspaceInfo"} />;
  if (!dataset || !workspace || !userId) return <LoadingPage label={translate("app.loading")} />;
  return (
    <SettingsScreen
      dataset={{
        name: dataset.name,
        workspace: workspace.name,
        href: annotationPath(id),
        ...settingsOf(dataset),
      }}
      canEdit={isAdminOrOwner}
      ports={ports}
      account={account}
    />
  );
}

function usePorts(id: string, userId = "") {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isModified = useRef(false);
  useLeaveGuard({ isUnsaved: () => isModified.current, onStay: focusFirstModified });
  const unsaved = useMemo(() => unsavedSettings(userId, id), [userId, id]);
  // A user who leaves while signed in has already confirmed that the changes may be lost.
  useEffect(() => () => void (useAuth.getState().isSignedIn && unsaved.forget()), [unsaved]);
  return useMemo(
    () => ({
      onSave: saveSettings(id),
      places: unsaved.places,
      onModified: (now: boolean) => {
        isModified.current = now;
      },
      // A user who came from the dataset returns to the record they were on.
      onGoToDataset: () => void (state?.isFromDataset ? navigate(-1) : navigate(annotationPath(id))),
      onCopyLink: () => void copyText(window.location.origin + annotationPath(id)),
    }),
    [id, navigate, state, unsaved],
  );
}
