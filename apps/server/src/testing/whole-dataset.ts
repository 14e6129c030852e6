import { basePath } from "@glossa/contract";
import type { RunningServer } from "../start/start-server";
import type { AnyJson } from "./any-json";

async function ask(server: RunningServer, method: string, path: string, payload?: object): Promise<AnyJson> {
  const reply = await server.app.inject({
    method: method as "GET",
    url: basePath + path,
    headers: { host: "localhost", "x-argilla-api-key": "argilla.apikey" },
    ...(payload ? { payload } : {}),
  });
  if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.statusCode} ${reply.body}`);
  return reply.json();
}

/** Fills the demo workspace of a server with a dataset that contains one of everything. */
export async function fillWithAll(server: RunningServer): Promise<void> {
  const { items: workspaces } = await ask(server, "GET", "/me/workspaces");
  const { id } = await ask(server, "POST", "/datasets", { name: "all", workspace_id: workspaces[0].id });
  const options = ["a", "b"].map((value) => ({ value, text: value }));
  await ask(server, "POST", `/datasets/${id}/fields`, field("text", { type: "text" }));
  const label = await ask(
    server,
    "POST",
    `/datasets/${id}/questions`,
    field("label", { type: "label_selection", options }),
  );
  const size = { name: "size", title: "S", settings: { type: "integer" } };
  await ask(server, "POST", `/datasets/${id}/metadata-properties`, size);
  await ask(server, "POST", `/datasets/${id}/vectors-settings`, { name: "v", title: "V", dimensions: 3 });
  await ask(server, "PUT", `/datasets/${id}/publish`);
  const items = Array.from({ length: 1200 }, (_, index) => ({
    external_id: `e${index}`,
    fields: { text: `Record number ${index} says “grüß Gott” \u{1F44B} محمد` },
    metadata: { size: index },
    vectors: { v: [index / 3, 1, -1] },
    suggestions: [{ question_id: label.id, value: "a", score: 0.25, agent: "tester" }],
  }));
  for (let first = 0; first < items.length; first += 400) {
    const body = { items: items.slice(first, first + 400) };
    const logged = await ask(server, "POST", `/datasets/${id}/records/bulk`, body);
    const response = { status: "submitted", values: { label: { value: "b" } } };
    await ask(server, "POST", `/records/${logged.items[0].id}/responses`, response);
  }
  await ask(server, "POST", "/webhooks", { url: "https://host.example/hook", events: ["record.created"] });
}

function field(name: string, settings: object) {
  return { name, title: name, required: true, settings };
}

/** Reads everything about that dataset that clients can read, and the results of all kinds of searches. */
export async function readAll(server: RunningServer): Promise<AnyJson> {
  const workspaces = await ask(server, "GET", "/me/workspaces");
  const { items: datasets } = await ask(server, "GET", "/me/datasets");
  const [dataset] = datasets;
  const path = `/datasets/${dataset.id}`;
  const include = "include=responses&include=suggestions&include=vectors:v";
  const search = async (body: object) =>
    foundIn(await ask(server, "POST", `${path}/records/search?limit=1000`, body));
  const question = { entity: "suggestion", question: "label", property: "agent" };
  return {
    workspaces,
    datasets,
    users: await ask(server, "GET", "/users"),
    webhooks: await ask(server, "GET", "/webhooks"),
    questions: await ask(server, "GET", `${path}/questions`),
    records: await ask(server, "GET", `${path}/records?limit=500&${include}`),
    last: await ask(server, "GET", `${path}/records?limit=500&offset=1000&${include}`),
    progress: await ask(server, "GET", `${path}/progress`),
    metrics: await ask(server, "GET", `/me${path}/metrics`),
    words: await search({ query: { text: { q: '"number 7" | grus* -777' } } }),
    fuzzy: await search({ query: { text: { q: "nunber~1 12" } } }),
    numbers: await search({
      filters: {
        and: [{ type: "range", scope: { entity: "metadata", metadata_property: "size" }, ge: 10, le: 20 }],
      },
    }),
    agents: await search({ filters: { and: [{ type: "terms", scope: question, values: ["tester"] }] } }),
    similar: await search({ query: { vector: { name: "v", value: [1, 1, 1] } } }),
  };
}

function foundIn({ items, total }: AnyJson) {
  return { total, ids: items.map((item: AnyJson) => item.record.id).sort() };
}
