import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useAccount } from "../account/use-account";
import type { DataFailure } from "../DatasetFailure";
import { isForbidden } from "../queries/client";
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
interface FailedPart {
  failure: DataFailure;
  error: unknown;
}

// The route has just requested the parts: one that has failed meanwhile is not requested at once again.
const once = { retryOnMount: false };

type Part = readonly [DataFailure, Pick<UseQueryResult, "isPending" | "isError" | "error">];

/** The first part that has failed: a missing dataset, the first part, is reported whichever request failed first. */
function failureIn(parts: readonly [Part, ...Part[]]): FailedPart | undefined {
  const [[, dataset]] = parts;
  const failed = dataset.isPending ? undefined : parts.find(([, { isError }]) => isError);
  return failed && { failure: failed[0], error: failed[1].error };
}

/** Loads a dataset and its settings, all at once where it can. */
export function useAnnotationData(id: string): {
  data: AnnotationData | undefined;
  failure: FailedPart | undefined;
} {
  const dataset = useQuery({ ...datasetQuery(id), ...once });
  const workspace = useQuery({
    ...workspaceQuery(dataset.data?.workspace_id ?? ""),
    ...once,
    enabled: dataset.isSuccess,
  });
  const fields = useQuery({ ...fieldsQuery(id), ...once });
  const questions = useQuery({ ...questionsQuery(id), ...once });
  const properties = useQuery({ ...metadataPropertiesQuery(id), ...once });
  const vectors = useQuery({ ...vectorsQuery(id), ...once });
  // The request for records depends on the settings: loaded here, they cause no delay later.
  const settings = useQuery(settingsQuery);
  const { isAdminOrOwner } = useAccount();
  const failure = failureIn([
    ["datasetInfo", dataset],
    ["workspaceInfo", workspace],
    ["datasetOther", fields],
    ["datasetOther", questions],
  ]);
  // The user has lost access while the dataset was open. Once they open it again, only a new reply counts.
  if (isForbidden(dataset.error))
    return { data: undefined, failure: dataset.isFetching ? undefined : failure };
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
      respondents: isAdminOrOwner && settings.data?.glossa?.respondents === true,
      agreement: isAdminOrOwner && settings.data?.glossa?.agreement === true,
      bulkActions: settings.data?.glossa?.bulk_actions === true,
      fileExports: settings.data?.glossa?.file_exports === true,
      responseVersions: settings.data?.glossa?.response_versions === true,
      similarToSeveral: settings.data?.glossa?.similar_to_several === true,
    },
    failure: undefined,
  };
}
