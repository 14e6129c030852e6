import type { HubDraft } from "@glossa/features/hub-dataset";
import { api } from "../api";
import { queryClient } from "../queries/client";
import { workspacesQuery } from "../queries/datasets";

/** The workspace of a new dataset; one without an id is created, unless an earlier try has done so. */
export async function workspaceOf(chosen: HubDraft["workspace"]): Promise<{ id: string; name: string }> {
  if (chosen?.id !== undefined) return { id: chosen.id, name: chosen.name };
  const name = chosen?.name.trim() ?? "";
  const { items } = await api.listMyWorkspaces({});
  const created =
    items.find((candidate) => candidate.name === name) ?? (await api.createWorkspace({ body: { name } }));
  void queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey });
  return { id: created.id, name };
}
