import type { DatasetFileHead, DatasetFileRecord } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { storeWholeDataset, type WholeRequest } from "../whole/store-whole";
import { recordsOfWhole, type WholeDataset } from "../whole/whole-dataset";
import type { memoryApi } from "./memory-api";

/** The settings of a dataset with a text, a comment and spans. */
export const wholeHead: DatasetFileHead = {
  glossa_dataset: 1,
  name: "tickets",
  guidelines: "Read it.",
  allow_extra_metadata: false,
  distribution: { strategy: "overlap", min_submitted: 1 },
  status: "ready",
  fields: [{ name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } }],
  questions: [
    {
      name: "comment",
      title: "Comment",
      description: null,
      required: true,
      settings: { type: "text", use_markdown: false },
    },
  ],
  metadata_properties: [],
  vectors_settings: [],
  people: [{ username: "ana", first_name: "Ana", last_name: null, role: "owner" }],
};

/** A record that ana has answered. */
export function wholeRecord(id: string, more: Partial<DatasetFileRecord> = {}): DatasetFileRecord {
  return {
    id,
    server_id: `server-${id}`,
    fields: { text: `Text ${id}` },
    metadata: {},
    suggestions: {},
    responses: [
      {
        username: "ana",
        status: "submitted",
        values: { comment: "good" },
        updated_at: "2020-01-01T00:00:00",
      },
    ],
    vectors: {},
    ...more,
  };
}

/** A dataset of these records. */
export function wholeOf(records: readonly DatasetFileRecord[], head = wholeHead): WholeDataset {
  return {
    head,
    records: async function* () {
      yield* records;
    },
  };
}

/** Stores a dataset on a server that knows ana, and refuses metadata without a property unless it is allowed. */
export async function storeAt(
  server: ReturnType<typeof memoryApi>,
  dataset: WholeDataset,
  more: Partial<WholeRequest> = {},
) {
  const [workspace] = server.stored.workspaces;
  const [ana] = server.stored.users;
  if (!workspace || !ana) throw new Error("The server has no workspace and no user");
  return storeWholeDataset({
    api: server.api,
    workspace: { id: workspace.id, name: workspace.name, inserted_at: "", updated_at: "" },
    head: dataset.head,
    records: recordsOfWhole(dataset),
    users: new Map([["ana", ana.id]]),
    onProgress: () => undefined,
    ...more,
  });
}

/** Makes a server refuse metadata while its dataset allows none without a property. */
export function refuseExtraMetadata({ api, stored }: ReturnType<typeof memoryApi>): void {
  for (const name of ["bulkCreateRecords", "bulkUpsertRecords"] as const) {
    const send = api[name] as (call: { body: { items: { metadata?: object | null }[] } }) => Promise<unknown>;
    const refusing: typeof send = async (call) => {
      const hasExtra = call.body.items.some(({ metadata }) => Object.keys(metadata ?? {}).length > 0);
      if (hasExtra && !stored.datasets[0]?.allow_extra_metadata)
        throw new ApiError("http", { status: 422, body: { detail: "extra metadata is not allowed" } });
      return send(call);
    };
    Object.assign(api, { [name]: refusing });
  }
}
