import type { Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { type DemoDataset, demoDatasets } from "@glossa/demo";
import { type DatasetPlan, type RecordSource, storeDataset } from "@glossa/files/store";
import { findWorkspace } from "../workspaces";

/** The workspace of the demo, and the callback for progress. */
export interface DemoRequest {
  /** A client that signs in as an owner. */
  api: Client;
  onProgress?: (done: number, total: number) => void;
}

/** The demo datasets as they are stored; the first one is where a newcomer starts. */
export interface LoadedDemo {
  datasetIds: string[];
  firstDatasetId: string;
}

const annotators = ["ana", "ben"];

/** Stores the demo datasets, with the responses of demo users that exist; running it again changes nothing. */
export async function loadDemo({ api, onProgress = () => undefined }: DemoRequest): Promise<LoadedDemo> {
  const { items } = await api.listUsers();
  const users = new Map(items.map((user) => [user.username, user.id]));
  const total = demoDatasets.reduce((sum, dataset) => sum + dataset.records.length, 0);
  const datasetIds: string[] = [];
  let before = 0;
  for (const demo of demoDatasets) {
    const { dataset } = await storeDataset({
      api,
      workspace: await demoWorkspace(api, demo, users),
      plan: planOf(demo),
      records: sourceOf(demo),
      users,
      replaceAnswered: false,
      onProgress: (done) => onProgress(before + done, total),
    });
    before += demo.records.length;
    datasetIds.push(dataset.id);
  }
  return { datasetIds, firstDatasetId: datasetIds[0] ?? "" };
}

async function demoWorkspace(
  api: Client,
  { workspace: name }: DemoDataset,
  users: ReadonlyMap<string, string>,
): Promise<Workspace> {
  const found = await findWorkspace(api, name);
  if (found) return found;
  const workspace = await api.createWorkspace({ body: { name } });
  for (const user_id of annotators.flatMap((annotator) => users.get(annotator) ?? [])) {
    await api.addWorkspaceUser({ params: { workspace_id: workspace.id }, body: { user_id } });
  }
  return workspace;
}

function planOf({
  name,
  guidelines,
  minSubmitted,
  fields,
  questions,
  metadata,
  vectors,
}: DemoDataset): DatasetPlan {
  return { name, guidelines, minSubmitted, fields, questions, metadata, vectors };
}

function sourceOf({ records }: DemoDataset): RecordSource {
  return async function* () {
    for (const { topic: _, ...record } of records) yield record;
  };
}
