import { ApiError } from "@glossa/contract/client";
import { copyOf, keptDataset, type NewDataset, NewDatasetScreen } from "@glossa/features/dataset-creation";
import { LoadingPage, RolePage } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { tellFailedAction } from "../account/tell-refusal";
import { useAccount } from "../account/use-account";
import { publishDataset } from "../creation/publish-dataset";
import { useWorkspaceChoices } from "../creation/use-workspace-choices";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";
import {
  datasetQuery,
  datasetsQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  questionsQuery,
  vectorsQuery,
} from "../queries/datasets";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** The page on which owners and admins prepare a dataset; annotators see a message. */
export function Component() {
  const { account, userId, isAdminOrOwner, isLoading } = useAccount();
  const { workspaces, isPending } = useWorkspaceChoices();
  const datasets = useQuery(datasetsQuery);
  const navigate = useNavigate();
  const kept = useMemo(() => keptDataset(userId ?? ""), [userId]);
  const isLoaded = !isLoading && !isPending && !datasets.isPending;
  if (!isLoaded) return <LoadingPage label={translate("app.loading")} />;
  if (!isAdminOrOwner)
    return <RolePage title={translate("newDataset.title")} isFor="managers" account={account} />;
  const sources = (datasets.data ?? []).map(({ id, name, workspace_id: workspaceId }) => ({
    id,
    name,
    workspace: workspaces.find((workspace) => workspace.id === workspaceId)?.name,
  }));
  const publish = async (prepared: NewDataset) => {
    const published = await publishDataset(prepared);
    if ("refusal" in published) return published.refusal;
    kept.forget();
    void queryClient.invalidateQueries({ queryKey: datasetsQuery.queryKey });
    await navigate(annotationPath(published.datasetId), { replace: true });
    notices.show({ tone: "success", text: translate("newDataset.published") });
  };
  return (
    <NewDatasetScreen
      workspaces={workspaces}
      sources={sources}
      onCopy={loadCopy}
      onPublish={publish}
      kept={kept}
      account={account}
    />
  );
}

/** The settings of a dataset for a new one. */
async function loadCopy(id: string): Promise<NewDataset | undefined> {
  try {
    const [dataset, fields, questions, metadata, vectors] = await Promise.all([
      queryClient.fetchQuery(datasetQuery(id)),
      queryClient.fetchQuery(fieldsQuery(id)),
      queryClient.fetchQuery(questionsQuery(id)),
      queryClient.fetchQuery(metadataPropertiesQuery(id)),
      queryClient.fetchQuery(vectorsQuery(id)),
    ]);
    notices.show({ tone: "success", text: translate("newDataset.copied", { name: dataset.name }) });
    return copyOf(dataset, { fields, questions, metadata, vectors });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tellFailedAction(error);
  }
}
