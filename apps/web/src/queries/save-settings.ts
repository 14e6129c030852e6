import { changesOf, isStillSo, type SettingsPorts } from "@glossa/features/dataset-settings";
import { api } from "../api";
import { tellError } from "../errors";
import { leave } from "../leave";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { isSignedOut, queryClient } from "./client";
import { datasetQuery, datasetsQuery, progressQuery } from "./datasets";

/**
 * Saves settings of a dataset, if nobody else has changed them since they were seen; what depends on them is asked
 * for anew. A refusal is told.
 */
export const saveSettings =
  (dataset_id: string): SettingsPorts["onSave"] =>
  async (change, seen) => {
    const params = { dataset_id };
    const { queryKey: here } = datasetQuery(dataset_id);
    try {
      const now = await api.getDataset({ params });
      queryClient.setQueryData(here, now);
      if (!isStillSo(seen, now)) return "outdated";
      queryClient.setQueryData(here, await api.updateDataset({ params, body: changesOf(change) }));
      for (const { queryKey } of [datasetsQuery, progressQuery(dataset_id)])
        void queryClient.invalidateQueries({ queryKey, exact: true });
      return "saved";
    } catch (error) {
      tellError(error);
      if (isSignedOut(error)) offerSignIn();
      return "failed";
    }
  };

/** What is written is kept for who comes back. */
function offerSignIn(): void {
  notices.show({
    tone: "info",
    text: translate("saving.signIn"),
    isPermanent: true,
    action: { label: translate("saving.signInAction"), onAction: leave },
  });
}
