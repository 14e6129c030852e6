import { ApiError } from "@glossa/contract/client";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { LoadFailure } from "./LoadFailure";
import { isPasswordDue, isSignedOut, isSwitchedOff } from "./queries/client";
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
  useEffect(() => {
    if (isLimited) return;
    if (isExpired) {
      useAuth.getState().signOut();
      // The failed request has said so.
      if (!isOff) notices.show({ tone: "info", text: translate("errors.signInAgain") });
    } else if (!isUnreachable) notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [isLimited, isExpired, isOff, isUnreachable, failure, id]);
  if (isUnreachable) return <LoadFailure error={error} />;
  return isExpired || isLimited ? null : <Navigate to="/" replace />;
}
