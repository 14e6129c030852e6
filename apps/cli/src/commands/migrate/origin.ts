import type { Dataset, DatasetFilePerson, User, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { CommandFailure } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";

/** A dataset with the number of its records; a draft has none. */
export type OriginDataset = Dataset & { records: number };

/** A workspace of the server of origin, with its members and the datasets to migrate. */
export interface OriginWorkspace {
  workspace: Workspace;
  usernames: string[];
  datasets: OriginDataset[];
}

/** What is to be migrated. */
export interface Origin {
  people: User[];
  workspaces: OriginWorkspace[];
  /** The addresses of webhooks, which stay where they are. */
  webhooks: string[];
}

/** Finds what is to be migrated: everything, or what was named. */
export async function readOrigin(api: Client, typed: MigrateArguments): Promise<Origin> {
  const { url } = typed.source;
  const me = await api.getMe();
  if (me.role !== "owner")
    throw new CommandFailure(
      `The key of ${url} belongs to ${me.username}, who is no owner there and does not see everything. Use the key of an owner.`,
    );
  const { items: all } = await api.listMyWorkspaces();
  const chosen = selectByName(all, typed.workspaces, "workspace", url);
  const { items: datasets } = await api.listMyDatasets();
  const inChosen = datasets.filter(({ workspace_id: id }) => chosen.some((workspace) => workspace.id === id));
  const found = selectByName(inChosen, typed.datasets, "dataset", url);
  const { items: people } = await api.listUsers();
  const workspaces: OriginWorkspace[] = [];
  for (const workspace of chosen) {
    const { items: members } = await api.listWorkspaceUsers({ params: { workspace_id: workspace.id } });
    workspaces.push({
      workspace,
      usernames: members.map(({ username }) => username),
      datasets: await countRecords(
        api,
        found.filter(({ workspace_id: id }) => id === workspace.id),
      ),
    });
  }
  const isPart = typed.workspaces.length > 0 || typed.datasets.length > 0;
  return {
    people,
    workspaces: isPart ? workspaces.filter((each) => each.datasets.length > 0) : workspaces,
    webhooks: await readWebhooks(api),
  };
}

async function countRecords(api: Client, datasets: readonly Dataset[]): Promise<OriginDataset[]> {
  const counted: OriginDataset[] = [];
  for (const dataset of datasets) {
    const params = { dataset_id: dataset.id };
    const records = dataset.status === "draft" ? 0 : (await api.getDatasetProgress({ params })).total;
    counted.push({ ...dataset, records });
  }
  return counted;
}

/** The people by their ids there. */
export function peopleById({ people }: Origin): Map<string, DatasetFilePerson> {
  return new Map(people.map((person) => [person.id, person]));
}

function selectByName<Item extends { name: string }>(
  items: readonly Item[],
  names: readonly string[],
  noun: string,
  url: string,
): Item[] {
  const missing = names.find((name) => !items.some((item) => item.name === name));
  if (missing !== undefined) throw new CommandFailure(`${url} has no ${noun} "${missing}".`);
  return items.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Early servers have no webhooks. */
async function readWebhooks(api: Client): Promise<string[]> {
  return api.listWebhooks().then(
    ({ items }) => items.map(({ url }) => url),
    () => [],
  );
}
