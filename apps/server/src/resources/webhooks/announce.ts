import type { WebhookEvent } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { enqueue } from "../../jobs/jobs.repository";
import { getRecords, type RecordRow } from "../records/records.repository";
import type { ResponseRow } from "../responses/responses.repository";
import { datasetData, recordsData, responseData } from "./event-data";
import { type Audience, listAudience } from "./webhooks.repository";

// Messages are ordered inside the transaction that causes them: they are sent if it is stored, and only then.

/** The kind of the jobs that send messages. */
export const deliveryKind = "webhook-delivery";

/** What a job that sends a message knows. */
export interface DeliveryPayload {
  webhookId: string;
  body: string;
}

/** Tells webhooks about a dataset; before it is removed, if that is what happens. */
export async function announceDataset(
  db: Handle,
  event: "dataset.created" | "dataset.updated" | "dataset.published" | "dataset.deleted",
  datasetId: number,
): Promise<void> {
  await announce(db, event, async () => [await datasetData(db, datasetId)]);
}

/** Tells webhooks about records; before they are removed, if that is what happens. */
export async function announceRecords(
  db: Handle,
  event: "record.created" | "record.updated" | "record.completed" | "record.deleted",
  records: readonly RecordRow[],
): Promise<void> {
  const [first] = records;
  if (first) await announce(db, event, () => recordsData(db, first.dataset_id, records));
}

/** Tells those who are told of it that records have changed, and which of them are completed now. */
export async function announceRestated(
  db: Handle,
  audience: Audience,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0 || !isHeard(audience, ["record.updated", "record.completed"])) return;
  const changed = await getRecords(db, ids);
  await announceRecords(db, "record.updated", changed);
  const completed = changed.filter((record) => record.status === "completed");
  await announceRecords(db, "record.completed", completed);
}

/** Tells webhooks about a response; before it is removed, if that is what happens. */
export async function announceResponse(
  db: Handle,
  audience: Audience,
  event: "response.created" | "response.updated" | "response.deleted",
  response: ResponseRow,
): Promise<void> {
  if (!isHeard(audience, [event])) return;
  await announce(db, event, async () => {
    const records = await getRecords(db, [response.record_id]);
    return Promise.all(records.map((record) => responseData(db, response, record)));
  });
}

function isHeard(audience: Audience, events: readonly WebhookEvent[]): boolean {
  return audience.some((listener) => events.some((event) => listener.events.includes(event)));
}

// What is told costs reading; most servers have nobody to tell.
async function announce(db: Handle, type: WebhookEvent, read: () => Promise<object[]>): Promise<void> {
  const audience = await listAudience(db);
  const listeners = audience.filter(({ events }) => events.includes(type));
  if (listeners.length === 0) return;
  const timestamp = `${now()}Z`;
  const bodies = (await read()).map((data) => JSON.stringify({ type, version: 1, timestamp, data }));
  const deliveries = bodies.flatMap((body) =>
    listeners.map(({ webhookId }): DeliveryPayload => ({ webhookId, body })),
  );
  await enqueue(
    db,
    deliveries.map((payload) => ({ kind: deliveryKind, payload })),
  );
}
