import { ApiError } from "@glossa/contract/client";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { LoadFailure } from "./LoadFailure";
import { workspacesPath } from "./paths";
import { isPasswordDue, isSignedOut, isSwitchedOff, queryClient } from "./queries/client";
import { deletedDatasetsQuery } from "./queries/deleted-datasets";
import { meQuery } from "./queries/me";
import { useAuth } from "./state/auth";
import { translate } from "./state/language";
import { notices } from "./state/notices";

/** The part of a dataset that failed to load. */
export type DataFailure = "datasetInfo" | "workspaceInfo" | "datasetOther";

interface DatasetFailureProps {
  id: string;
  failure: DataFailure;
  error: unknown;
}

/**
 * Shows why a dataset cannot be opened, and goes to the home page. Without a connection or a valid sign-in, the address
 * stays the same: the dataset opens once there is one.
 */
export function DatasetFailure({ id, failure, error }: DatasetFailureProps) {
  const isExpired = isSignedOut(error);
  const isOff = isSwitchedOff(error);
  // The page for the new password replaces this one, which is loaded again afterwards.
  const isLimited = isPasswordDue(error);
  const isUnreachable = error instanceof ApiError && error.kind === "network";
  const status = error instanceof ApiError ? error.status : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (isLimited) return;
    if (isExpired) {
      useAuth.getState().signOut();
      // The failed request has said so.
      if (!isOff) notices.show({ tone: "info", text: translate("errors.signInAgain") });
    } else if (!isUnreachable) {
      const onDeletedDatasets = () => void navigate(workspacesPath);
      void tellFailure({ id, failure, status, onDeletedDatasets });
    }
  }, [isLimited, isExpired, isOff, isUnreachable, failure, id, status, navigate]);
  if (isUnreachable) return <LoadFailure error={error} />;
  return isExpired || isLimited ? null : <Navigate to="/" replace />;
}

interface Failure extends Pick<DatasetFailureProps, "id" | "failure"> {
  /** That of the refused request. */
  status: number | undefined;
  /** Opens the page that lists deleted datasets. */
  onDeletedDatasets: () => void;
}

/** Says what failed to load and, where the server has refused the dataset itself, why, and what can be done about it. */
async function tellFailure({ id, failure, status, onDeletedDatasets }: Failure): Promise<void> {
  const what = translate(`errors.${failure}`, { id });
  const why = failure === "datasetInfo" && status !== undefined && whys[status];
  const text = why ? `${what}. ${translate(why)}` : what;
  const isListed = why === whys[404] && (await isListedDeleted(id));
  const action = { label: translate("people.deletedDatasets"), onAction: onDeletedDatasets };
  notices.show({ tone: "danger", text, ...(isListed && { action, isPermanent: true }) });
}

const whys: Partial<Record<number, "errors.datasetClosed" | "errors.datasetGone">> = {
  403: "errors.datasetClosed",
  404: "errors.datasetGone",
};

/** Whether the user sees the dataset among the deleted ones: not if it was erased, or never existed. */
async function isListedDeleted(id: string): Promise<boolean> {
  const me = await queryClient.ensureQueryData({ ...meQuery, retry: false }).catch(() => undefined);
  if (me === undefined || me.role === "annotator") return false;
  const query = { ...deletedDatasetsQuery, staleTime: 0, retry: false };
  const deleted = await queryClient.fetchQuery(query).catch(() => []);
  return deleted.some((dataset) => dataset.id === id.toLowerCase());
}
