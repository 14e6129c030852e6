import { ApiError } from "@glossa/contract/client";
import {
  changesOf,
  isStillSo,
  isValidForUpdate,
  type SaveOutcome,
  type SettingsPorts,
} from "@glossa/features/dataset-settings";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { refusalOf, tellFailedAction } from "../account/tell-refusal";
import { api } from "../api";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { isSignedOut, queryClient } from "./client";
import {
  datasetQuery,
  datasetsQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  progressQuery,
  questionsQuery,
  vectorsQuery,
} from "./datasets";

/**
 * Saves settings of a dataset if they have not changed since the user saw them, and reloads what depends on them.
 * Reports a refusal.
 */
export const saveSettings =
  (dataset_id: string): SettingsPorts["onSave"] =>
  (change, seen) => {
    const params = { dataset_id };
    const { queryKey: here } = datasetQuery(dataset_id);
    return orFailed(async () => {
      const now = await api.getDataset({ params });
      queryClient.setQueryData(here, now);
      if (!isStillSo(seen, now)) return "outdated";
      queryClient.setQueryData(here, await api.updateDataset({ params, body: changesOf(change) }));
      for (const { queryKey } of [datasetsQuery, progressQuery(dataset_id)])
        void queryClient.invalidateQueries({ queryKey, exact: true });
      return "saved";
    });
  };

/** Saves a field, question, metadata property or vector of a dataset. */
export const savePart =
  (dataset_id: string): SettingsPorts["onSavePart"] =>
  (part) =>
    orFailed(async () => {
      if (!isValidForUpdate(part)) {
        notices.show({ tone: "danger", text: translate(`datasetSettings.notValid.${part.kind}`) });
        return "failed";
      }
      switch (part.kind) {
        case "field": {
          const params = { field_id: part.seen.id };
          return saveIn(fieldsQuery(dataset_id), part.seen, () =>
            api.updateField({ params, body: part.change }),
          );
        }
        case "question": {
          const params = { question_id: part.seen.id };
          return saveIn(questionsQuery(dataset_id), part.seen, () =>
            api.updateQuestion({ params, body: part.change }),
          );
        }
        case "metadata": {
          const params = { metadata_property_id: part.seen.id };
          return saveIn(metadataPropertiesQuery(dataset_id), part.seen, () =>
            api.updateMetadataProperty({ params, body: part.change }),
          );
        }
        case "vector": {
          const params = { vector_settings_id: part.seen.id };
          return saveIn(vectorsQuery(dataset_id), part.seen, () =>
            api.updateVectorSettings({ params, body: part.change }),
          );
        }
      }
    });

/** Adds a metadata property or a vector to a dataset and shows a notice. Returns why it was refused. */
export const addPart =
  (dataset_id: string): SettingsPorts["onAddPart"] =>
  async ({ kind, body }) => {
    const params = { dataset_id };
    const { queryKey } = kind === "metadata" ? metadataPropertiesQuery(dataset_id) : vectorsQuery(dataset_id);
    try {
      const added =
        kind === "metadata"
          ? await api.createMetadataProperty({ params, body })
          : await api.createVectorSettings({ params, body });
      queryClient.setQueryData<unknown[]>(queryKey, (parts) => parts && [...parts, added]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A colleague may have added it, or this user, without a reply. Not awaited: the network may be gone.
      if (!isSignedOut(error)) void queryClient.invalidateQueries({ queryKey, exact: true });
      return refusalOf(error);
    }
    notices.show({ tone: "success", text: translate("datasetSettings.added", { title: body.title }) });
    return undefined;
  };

/** Saves one of a list if it is still as the user saw it. */
async function saveIn<Part extends { id: string; updated_at: string }>(
  query: { queryKey: QueryKey; queryFn?: unknown },
  seen: Part,
  save: () => Promise<Part>,
): Promise<SaveOutcome> {
  const list = await queryClient.fetchQuery({ ...(query as FetchQueryOptions<Part[]>), staleTime: 0 });
  if (list.find(({ id }) => id === seen.id)?.updated_at !== seen.updated_at) return "outdated";
  const saved = await save();
  queryClient.setQueryData<Part[]>(query.queryKey, (parts) =>
    parts?.map((part) => (part.id === saved.id ? saved : part)),
  );
  return "saved";
}

async function orFailed(save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
  try {
    return await save();
  } catch (error) {
    tellFailedAction(error, "saving.signIn");
    return "failed";
  }
}
