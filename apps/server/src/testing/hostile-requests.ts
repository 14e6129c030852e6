import { Readable } from "node:stream";
import { basePath, bodyLimitOf, type Endpoint, endpoints } from "@glossa/contract";
import { addDataset } from "./fixtures";
import { bodiesWith, hostileValues } from "./hostile-bodies";
import type { TestServer } from "./test-server";

/** The bytes that a connection delivers at once. */
const chunkBytes = 64 * 1024;

/** An endpoint with a body, and its URL in an existing dataset. */
export interface HostilePlace {
  name: string;
  row: Endpoint;
  url: string;
}

/** The targets of hostile bodies: all endpoints with a body, over a dataset with one resource of each kind. */
export async function hostilePlaces(server: TestServer): Promise<HostilePlace[]> {
  const fields = [{ name: "c", title: "C", settings: { type: "custom", template: "" } }];
  const settings = { type: "span", field: "text", options: [{ value: "a", text: "a" }] };
  const { workspaceId, datasetId, questionId, log } = await addDataset(server, {
    fields,
    questions: [{ name: "other", title: "Other", settings }],
  });
  const [recordId = ""] = await log([{ fields: { text: "a", c: {} } }]);
  const draft = { status: "draft", values: {} };
  const { body } = await server.owner("POST", `/records/${recordId}/responses`, draft);
  const ids: Record<string, string> = {
    workspace_id: workspaceId,
    dataset_id: datasetId,
    question_id: questionId,
    record_id: recordId,
    response_id: body.id,
  };
  return Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, row]) => row.body !== undefined)
    .map(([name, row]) => ({
      name,
      row,
      url: basePath + row.path.replace(/:(\w+)/g, (_, key: string) => ids[key] ?? someId),
    }));
}

const someId = "00000000-0000-4000-8000-000000000000";

/** The maximum length of a value with which every body still fits; some contain it several times. */
export function longestValue({ row }: HostilePlace, most = Number.POSITIVE_INFINITY): number {
  return Math.floor(Math.min(bodyLimitOf(row) - 1024, most) / 4);
}

/** All hostile bodies of an endpoint, with values of so many bytes. */
export function* hostileBodies(
  { row }: HostilePlace,
  bytes: number,
): Iterable<[kind: string, payload: string]> {
  for (const [kind, textOf] of Object.entries(hostileValues)) {
    for (const payload of bodiesWith(row, textOf(bytes))) yield [kind, payload];
  }
}

/** Sends a body as an owner. */
export function sendHostile(server: TestServer, { row, url }: HostilePlace, body: Buffer) {
  // Like a connection, it delivers a body in chunks.
  const payload = Readable.from(chunksOf(body), { objectMode: false });
  const headers = {
    "content-length": String(body.length),
    "x-argilla-api-key": "owner.apikey",
    "content-type": "application/json",
    "if-match": "*",
  };
  return server.app.inject({ method: row.method, url, payload, headers });
}

function* chunksOf(body: Buffer): Iterable<Buffer> {
  for (let at = 0; at < body.length; at += chunkBytes) yield body.subarray(at, at + chunkBytes);
}
