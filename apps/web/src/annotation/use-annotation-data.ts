import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../account/use-account";
import {
  datasetQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  questionsQuery,
  vectorsQuery,
  workspaceQuery,
} from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import type { AnnotationData } from "./use-annotation";

/** Why a dataset could not be opened. */
export type DataFailure = "datasetInfo" | "workspaceInfo" | "datasetOther";

/** Loads a dataset and its settings, all at once where it can. */
export function useAnnotationData(id: string): {
  data: AnnotationData | undefined;
  failure: DataFailure | undefined;
} {
  const dataset = useQuery(datasetQuery(id));
  const workspace = useQuery({
    ...workspaceQuery(dataset.data?.workspace_id ?? ""),
    enabled: dataset.isSuccess,
  });
  const fields = useQuery(fieldsQuery(id));
  const questions = useQuery(questionsQuery(id));
  const properties = useQuery(metadataPropertiesQuery(id));
  const vectors = useQuery(vectorsQuery(id));
  // The request for records depends on the settings: loaded here, they cause no delay later.
  const settings = useQuery(settingsQuery);
  const { isAdminOrOwner } = useAccount();
  const causes = [
    ["datasetInfo", dataset],
    ["workspaceInfo", workspace],
    ["datasetOther", fields],
    ["datasetOther", questions],
  ] as const;
  // A missing dataset is reported first, whichever request failed first.
  const failure = dataset.isPending ? undefined : causes.find(([, { isError }]) => isError)?.[0];
  if (!dataset.data || !workspace.data || !fields.data || !questions.data)
    return { data: undefined, failure };
  // Criteria are compared with them before they are sent; without them, the page can do less.
  if ([properties, vectors, settings].some(({ isPending }) => isPending))
    return { data: undefined, failure: undefined };
  return {
    data: {
      dataset: dataset.data,
      workspace: workspace.data.name,
      fields: fields.data,
      questions: questions.data,
      properties: properties.data ?? [],
      vectors: vectors.data,
      responsesOfOthers: isAdminOrOwner && settings.data?.glossa?.responses_of_others === true,
      bulkActions: settings.data?.glossa?.bulk_actions === true,
      fileExports: settings.data?.glossa?.file_exports === true,
      responseVersions: settings.data?.glossa?.response_versions === true,
      similarToSeveral: settings.data?.glossa?.similar_to_several === true,
    },
    failure: undefined,
  };
}
