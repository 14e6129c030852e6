import type { Refusal } from "@glossa/features/shell";
import { queryClient } from "../queries/client";
import { workspacesQuery } from "../queries/datasets";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { membersQuery } from "./people-queries";

/** Tells users that they have left a workspace. Unless they are owners, they do not see it any more. */
export function tellLeft(workspace_id: string, isOwner: boolean): void {
  const { queryKey } = workspacesQuery;
  const { name = "" } = queryClient.getQueryData(queryKey)?.find(({ id }) => id === workspace_id) ?? {};
  notices.show({ tone: "success", text: translate("people.left", { name }) });
  if (isOwner) return;
  queryClient.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== workspace_id));
  // Removed, not loaded again: the server refuses the members of the workspace, which would be reported as an error.
  queryClient.removeQueries({ queryKey: membersQuery([]).queryKey.slice(0, -1) });
}

/** Says that somebody was removed from a workspace, and offers to add them again if the user may. */
export function tellRemoved(username: string, add: (() => Refusal) | undefined): void {
  async function undo() {
    const refusal = await add?.();
    if (refusal === undefined)
      notices.show({ tone: "success", text: translate("people.added", { username }) });
    else notices.show({ tone: "danger", text: refusal });
  }
  const action = { label: translate("annotation.undo"), onAction: () => void undo() };
  const text = translate("people.memberRemoved", { username });
  notices.show({ tone: "success", text, ...(add && { action }) });
}
