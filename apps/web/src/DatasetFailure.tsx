import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { translate } from "./state/language";
import { notices } from "./state/notices";

interface DatasetFailureProps {
  id: string;
  /** What could not be had. */
  failure: "datasetInfo" | "workspaceInfo" | "datasetOther";
}

/** Says why a dataset can't be opened, and goes home. */
export function DatasetFailure({ id, failure }: DatasetFailureProps) {
  useEffect(() => {
    notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [failure, id]);
  return <Navigate to="/" replace />;
}
