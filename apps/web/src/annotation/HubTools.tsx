import { ExportButton, hubOriginOf, ImportCode } from "@glossa/features/hub-export";
import { api } from "../api";
import { useExport } from "../hub/use-export";
import type { AnnotationData } from "./use-annotation";

interface HubToolsProps {
  dataset: AnnotationData["dataset"];
  workspace: string;
  username: string;
  userId: string;
}

/** The export to the hub, and for a dataset that came from there, code that imports from it. */
export function HubTools({ dataset, workspace, username, userId }: HubToolsProps) {
  const origin = hubOriginOf(dataset.metadata);
  return (
    <>
      {origin && (
        <ImportCode
          target={{ name: dataset.name, workspace, origin }}
          url={window.location.origin}
          loadApiKey={async () => (await api.getMe()).api_key}
        />
      )}
      <ExportButton datasetName={dataset.name} username={username} {...useExport(dataset, userId)} />
    </>
  );
}
