import { type Client, makeClient } from "@glossa/contract/client";

/** The API as one person, for looking at what a journey left behind. */
export interface Person {
  api: Client;
  id: string;
}

/** Where a journey goes: the app, and somebody at the API behind it. */
export interface Place {
  url: string;
  argilla: Person;
}

/** Signs a person in at the API. */
export async function signInAt(url: string, username: string, password = "12345678"): Promise<Person> {
  const { access_token } = await makeClient({ baseUrl: url }).createToken({ body: { username, password } });
  const api = makeClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${access_token}` }) });
  return { api, id: (await api.getMe()).id };
}

/** The dataset of a name. */
export async function datasetNamed({ api }: Person, name: string) {
  const { items } = await api.listMyDatasets();
  const found = items.find((dataset) => dataset.name === name);
  if (!found)
    throw new Error(
      `There is no dataset "${name}" on the server: ${items.map((item) => item.name).join(", ")}.`,
    );
  return found;
}

/** The workspace for datasets of tests: the one of the demo, else the only one that the server has. */
export async function workspaceForTests({ api }: Pick<Person, "api">): Promise<string> {
  const { items } = await api.listMyWorkspaces();
  const found = items.find(({ name }) => name === "support") ?? items[0];
  if (!found) throw new Error("The person is in no workspace, so no dataset can be made for the test.");
  return found.id;
}

/** Ids of a person's pending records in their order. */
export async function pendingIds({ api }: Person, dataset_id: string, limit: number): Promise<string[]> {
  const { items } = await api.searchMyRecords({
    params: { dataset_id },
    query: { limit },
    body: {
      filters: {
        and: [
          { type: "terms", scope: { entity: "response", property: "status" }, values: ["pending"] },
          { type: "terms", scope: { entity: "record", property: "status" }, values: ["pending"] },
        ],
      },
    },
  });
  return items.map(({ record }) => record.id);
}

/** A person's answers to a record: never more than one. */
export async function answersTo({ api, id }: Person, record_id: string) {
  const record = await api.getRecord({ params: { record_id } });
  return (record.responses ?? []).filter(({ user_id }) => user_id === id);
}

/** The same by a search: an Argilla server fails at reading one record that has vectors. */
export async function answersFound({ api, id }: Person, dataset_id: string, record_id: string) {
  const { items } = await api.searchMyRecords({
    params: { dataset_id },
    query: { include: ["responses"] },
    body: {
      filters: {
        and: [{ type: "terms", scope: { entity: "record", property: "id" }, values: [record_id] }],
      },
    },
  });
  return items.flatMap(({ record }) => record.responses ?? []).filter(({ user_id }) => user_id === id);
}
