import { changesOf, type SettingsPorts } from "@glossa/features/dataset-settings";
import { api } from "../api";
import { tellError } from "../errors";
import { queryClient } from "./client";
import { datasetQuery, datasetsQuery, progressQuery } from "./datasets";

/** Saves settings of a dataset; what depends on them is asked for anew. A refusal is told, and answered with no. */
export const saveSettings =
  (dataset_id: string): SettingsPorts["onSave"] =>
  async (change) => {
    try {
      const saved = await api.updateDataset({ params: { dataset_id }, body: changesOf(change) });
      queryClient.setQueryData(datasetQuery(dataset_id).queryKey, saved);
      for (const { queryKey } of [datasetsQuery, progressQuery(dataset_id)])
        void queryClient.invalidateQueries({ queryKey, exact: true });
      return true;
    } catch (error) {
      tellError(error);
      return false;
    }
  };
