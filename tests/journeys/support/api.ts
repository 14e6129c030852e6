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
