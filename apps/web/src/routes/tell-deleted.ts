import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { tellFailedAction } from "../account/tell-refusal";
import { restoreDataset } from "../queries/deleted-datasets";
import { translate } from "../state/language";
import { notices } from "../state/notices";

interface AfterDeletion {
  /** Whether the server can restore the dataset. */
  canUndo: boolean;
  /** Opens the page that lists deleted datasets. */
  onDeletedDatasets: () => void;
}

/** Says that a dataset was deleted, and offers to restore it. */
export function tellDeleted(id: string, { canUndo, onDeletedDatasets }: AfterDeletion): void {
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError && error.code === errorCodes.nameTaken)) return tellFailedAction(error);
    // Restored under another name, which only the page asks for.
    notices.show({
      tone: "danger",
      text: translate("datasetSettings.restoreTaken"),
      isPermanent: true,
      action: { label: translate("people.deletedDatasets"), onAction: onDeletedDatasets },
    });
  };
  const restore = () => restoreDataset(id).catch(refuse);
  const action = { label: translate("annotation.undo"), onAction: () => void restore() };
  const text = translate("datasetSettings.deleted");
  // It stays: nobody should have to hurry to take such a step back.
  notices.show({ tone: "success", text, ...(canUndo && { action, isPermanent: true }) });
}
