import type { Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { CommandFailure } from "./failure";

/** Finds a workspace by its name; without a name the first one. */
export async function findWorkspace(api: Client, name: string | undefined): Promise<Workspace | undefined> {
  const { items } = await api.listMyWorkspaces();
  return name === undefined ? items[0] : items.find((workspace) => workspace.name === name);
}

/** Finds a workspace that must be there; `remedy` says what else can be typed. */
export async function knownWorkspace(api: Client, name: string, remedy?: string): Promise<Workspace> {
  const { items } = await api.listMyWorkspaces();
  const found = items.find((workspace) => workspace.name === name);
  if (found) return found;
  const names = items.map((workspace) => workspace.name).join(", ") || "none";
  const sentence = `The workspace "${name}" does not exist. Existing workspaces: ${names}.`;
  throw new CommandFailure(remedy === undefined ? sentence : `${sentence} ${remedy}`);
}
