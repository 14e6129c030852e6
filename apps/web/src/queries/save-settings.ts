import { changesOf, isStillSo, type SettingsPorts } from "@glossa/features/dataset-settings";
import { api } from "../api";
import { tellError } from "../errors";
import { leave } from "../leave";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { isSignedOut, queryClient } from "./client";
import { datasetQuery, datasetsQuery, progressQuery } from "./datasets";

/**
 * Saves settings of a dataset if they have not changed since the user saw them, and reloads what depends on them.
 * Reports a refusal.
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

/** Offers to sign in; the user's input is kept until they return. */
function offerSignIn(): void {
  notices.show({
    tone: "info",
    text: translate("saving.signIn"),
    isPermanent: true,
    action: { label: translate("saving.signInAction"), onAction: leave },
  });
}
