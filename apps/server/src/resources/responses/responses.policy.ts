import { type Caller, isManager, isMember } from "../../http/caller";

/** Whether this person may answer the records of a dataset. */
export function mayRespond(caller: Caller, dataset: { workspace_id: number }): boolean {
  return isMember(caller, dataset.workspace_id);
}

/** Whether this person may change or remove a response: its author may, and who manages the dataset. */
export function mayChangeResponse(
  caller: Caller,
  dataset: { workspace_id: number },
  response: { user_id: number },
): boolean {
  return response.user_id === caller.id || isManager(caller, dataset.workspace_id);
}
