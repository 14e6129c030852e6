import { ApiError } from "@glossa/contract/client";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { LoadFailure } from "./LoadFailure";
import { isSignedOut } from "./queries/client";
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
  const isUnreachable = error instanceof ApiError && error.kind === "network";
  useEffect(() => {
    if (isExpired) {
      useAuth.getState().signOut();
      notices.show({ tone: "info", text: translate("errors.signInAgain") });
    } else if (!isUnreachable) notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [isExpired, isUnreachable, failure, id]);
  if (isUnreachable) return <LoadFailure error={error} />;
  return isExpired ? null : <Navigate to="/" replace />;
}
