import { type Client, makeClient } from "@glossa/contract/client";

/** The API as one user, to read what a journey has stored. */
export interface Person {
  api: Client;
  id: string;
}

/** Where a journey runs: the app, and a user of the API behind it. */
export interface Place {
  url: string;
  argilla: Person;
}

/** Signs a user in at the API. */
export async function signInAt(url: string, username: string, password = "12345678"): Promise<Person> {
  const { access_token } = await makeClient({ baseUrl: url }).createToken({ body: { username, password } });
  const api = makeClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${access_token}` }) });
  return { api, id: (await api.getMe()).id };
}

/** Returns the dataset with a name. */
export async function datasetNamed({ api }: Person, name: string) {
  const { items } = await api.listMyDatasets();
  const found = items.find((dataset) => dataset.name === name);
  if (!found)
    throw new Error(
      `There is no dataset "${name}" on the server: ${items.map((item) => item.name).join(", ")}.`,
    );
  return found;
}

/** Returns the workspace for datasets of tests: that of the demo, otherwise the only one of the server. */
export async function workspaceForTests({ api }: Pick<Person, "api">): Promise<string> {
  const { items } = await api.listMyWorkspaces();
  const found = items.find(({ name }) => name === "support") ?? items[0];
  if (!found) throw new Error("The person is in no workspace, so no dataset can be made for the test.");
  return found.id;
}

/** Returns the ids of a user's pending records in order. */
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

/** Returns the user's responses to a record: never more than one. */
export async function responsesTo({ api, id }: Person, record_id: string) {
  const record = await api.getRecord({ params: { record_id } });
  return (record.responses ?? []).filter(({ user_id }) => user_id === id);
}

/** Returns the same through a search: an Argilla server fails to return a single record that has vectors. */
export async function responsesFound({ api, id }: Person, dataset_id: string, record_id: string) {
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
