import { type Caller, isManager, isMember } from "../../http/caller";

/** Whether this user may respond to the records of a dataset. */
export function mayRespond(caller: Caller, dataset: { workspace_id: number }): boolean {
  return isMember(caller, dataset.workspace_id);
}

/**
 * Whether this user may change or delete a response: its author while they are a member, and everyone who
 * manages the dataset.
 */
export function mayChangeResponse(
  caller: Caller,
  dataset: { workspace_id: number },
  response: { user_id: number },
): boolean {
  const isAuthor = response.user_id === caller.id;
  return (isAuthor && isMember(caller, dataset.workspace_id)) || isManager(caller, dataset.workspace_id);
}
