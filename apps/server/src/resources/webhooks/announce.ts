import type { WebhookEvent } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { getDataset } from "../datasets/datasets.repository";
import { getRecords, type RecordRow } from "../records/records.repository";
import type { StoredResponse } from "../responses/responses.repository";
import { type DeliveryPayload, enqueueDeliveries } from "./deliveries.repository";
import { datasetData, recordsData, responsesData } from "./event-data";
import { listWebhooksByEvent, type WebhooksByEvent } from "./webhooks.repository";

// Messages are enqueued inside the transaction that causes them: they are sent if, and only if, it commits.

/** An event, and all rows of one dataset to which it has happened. */
interface Happened<Event extends WebhookEvent, Row> {
  event: Event;
  rows: readonly Row[];
}

type DatasetEvent = "dataset.created" | "dataset.updated" | "dataset.published" | "dataset.deleted";
type RecordEvent = "record.created" | "record.updated" | "record.completed" | "record.deleted";
type ResponseEvent = "response.created" | "response.updated" | "response.deleted";

/** Notifies webhooks of a dataset; call it before a deletion. */
export async function announceDataset(db: Handle, event: DatasetEvent, datasetId: number): Promise<void> {
  const happened = [{ event, rows: [{ dataset_id: datasetId }] }];
  await announce(db, await listWebhooksByEvent(db), happened, async () => [await datasetData(db, datasetId)]);
}

/** Notifies webhooks of records of one dataset; call it before a deletion. */
export async function announceRecords(
  db: Handle,
  happened: readonly Happened<RecordEvent, RecordRow>[],
): Promise<void> {
  if (happened.some(({ rows }) => rows.length > 0))
    await announceRecordsTo(db, await listWebhooksByEvent(db), happened);
}

/** Notifies the subscribed webhooks that records have changed, and which of them are now completed. */
export async function announceRecomputed(
  db: Handle,
  audience: WebhooksByEvent,
  ids: readonly number[],
): Promise<void> {
  const isHeard = audience.some(
    ({ events }) => events.includes("record.updated") || events.includes("record.completed"),
  );
  if (ids.length === 0 || !isHeard) return;
  const changed = await getRecords(db, ids);
  await announceRecordsTo(db, audience, [
    { event: "record.updated", rows: changed },
    { event: "record.completed", rows: changed.filter((record) => record.status === "completed") },
  ]);
}

/** Notifies webhooks of responses to records of one dataset; call it before a deletion. */
export async function announceResponses(
  db: Handle,
  audience: WebhooksByEvent,
  happened: readonly Happened<ResponseEvent, StoredResponse>[],
): Promise<void> {
  await announce(db, audience, happened, (datasetId, rows) => responsesData(db, datasetId, rows));
}

function announceRecordsTo(
  db: Handle,
  audience: WebhooksByEvent,
  happened: readonly Happened<RecordEvent, RecordRow>[],
): Promise<void> {
  return announce(db, audience, happened, (datasetId, rows) => recordsData(db, datasetId, rows));
}

/**
 * Reads the data of all messages at once: each contains the whole dataset. Nothing is read for events of which no webhook
 * wants to know, because most servers have no webhooks.
 */
async function announce<Row extends { dataset_id: number }>(
  db: Handle,
  audience: WebhooksByEvent,
  happened: readonly Happened<WebhookEvent, Row>[],
  read: (datasetId: number, rows: readonly Row[]) => Promise<readonly object[]>,
): Promise<void> {
  const heard = happened.flatMap(({ event, rows }) => {
    const listeners = audience.filter(({ events }) => events.includes(event));
    return listeners.length > 0 && rows.length > 0 ? [{ event, rows, listeners }] : [];
  });
  const all = heard.flatMap(({ rows }) => rows);
  const [first] = all;
  if (!first) return;
  const data = await read(first.dataset_id, all);
  const { public_id: datasetPublicId } = await getDataset(db, first.dataset_id);
  let start = 0;
  for (const { event: type, rows, listeners } of heard) {
    const timestamp = `${now()}Z`;
    const deliveries = data.slice(start, start + rows.length).flatMap((each) => {
      const body = JSON.stringify({ type, version: 1, timestamp, data: each });
      return listeners.map(({ webhookId }): DeliveryPayload => ({ webhookId, body }));
    });
    start += rows.length;
    await enqueueDeliveries(db, { event: type, datasetPublicId }, deliveries);
  }
}
