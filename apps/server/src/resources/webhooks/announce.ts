import type { WebhookEvent } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { getDataset } from "../datasets/datasets.repository";
import { getRecords, type RecordRow } from "../records/records.repository";
import type { ResponseRow } from "../responses/responses.repository";
import { type DeliveryPayload, enqueueDeliveries } from "./deliveries.repository";
import { datasetData, recordsData, responseData } from "./event-data";
import { listWebhooksByEvent, type WebhooksByEvent } from "./webhooks.repository";

// Messages are enqueued inside the transaction that causes them: they are sent if, and only if, it commits.

/** Notifies webhooks of a dataset; call it before a deletion. */
export async function announceDataset(
  db: Handle,
  event: "dataset.created" | "dataset.updated" | "dataset.published" | "dataset.deleted",
  datasetId: number,
): Promise<void> {
  await announce(db, event, datasetId, async () => [await datasetData(db, datasetId)]);
}

/** Notifies webhooks of records; call it before a deletion. */
export async function announceRecords(
  db: Handle,
  event: "record.created" | "record.updated" | "record.completed" | "record.deleted",
  records: readonly RecordRow[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const { dataset_id: datasetId } = first;
  await announce(db, event, datasetId, () => recordsData(db, datasetId, records));
}

/** Notifies the subscribed webhooks that records have changed, and which of them are now completed. */
export async function announceRecomputed(
  db: Handle,
  audience: WebhooksByEvent,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0 || !isHeard(audience, ["record.updated", "record.completed"])) return;
  const changed = await getRecords(db, ids);
  await announceRecords(db, "record.updated", changed);
  const completed = changed.filter((record) => record.status === "completed");
  await announceRecords(db, "record.completed", completed);
}

/** Notifies webhooks of a response; call it before a deletion. */
export async function announceResponse(
  db: Handle,
  audience: WebhooksByEvent,
  event: "response.created" | "response.updated" | "response.deleted",
  response: ResponseRow,
): Promise<void> {
  if (!isHeard(audience, [event])) return;
  await announce(db, event, response.dataset_id, async () => {
    const records = await getRecords(db, [response.record_id]);
    return Promise.all(records.map((record) => responseData(db, response, record)));
  });
}

function isHeard(audience: WebhooksByEvent, events: readonly WebhookEvent[]): boolean {
  return audience.some((listener) => events.some((event) => listener.events.includes(event)));
}

// The data of a message must be read, and most servers have no webhooks.
async function announce(
  db: Handle,
  type: WebhookEvent,
  datasetId: number,
  read: () => Promise<object[]>,
): Promise<void> {
  const audience = await listWebhooksByEvent(db);
  const listeners = audience.filter(({ events }) => events.includes(type));
  if (listeners.length === 0) return;
  const timestamp = `${now()}Z`;
  const bodies = (await read()).map((data) => JSON.stringify({ type, version: 1, timestamp, data }));
  const deliveries = bodies.flatMap((body) =>
    listeners.map(({ webhookId }): DeliveryPayload => ({ webhookId, body })),
  );
  const { public_id: datasetPublicId } = await getDataset(db, datasetId);
  await enqueueDeliveries(db, { event: type, datasetPublicId }, deliveries);
}
