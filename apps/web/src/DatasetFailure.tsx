import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { translate } from "./state/language";
import { notices } from "./state/notices";

interface DatasetFailureProps {
  id: string;
  /** The part that failed to load. */
  failure: "datasetInfo" | "workspaceInfo" | "datasetOther";
}

/** Shows why a dataset cannot be opened, and goes to the home page. */
export function DatasetFailure({ id, failure }: DatasetFailureProps) {
  useEffect(() => {
    notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [failure, id]);
  return <Navigate to="/" replace />;
}
