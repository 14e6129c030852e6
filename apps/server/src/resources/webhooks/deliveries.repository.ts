import type { DeliveryState, WebhookEvent } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { endJobsOfDataset, enqueue, type JobRow } from "../../jobs/jobs.repository";

/** The kind of the jobs that send messages. */
export const deliveryKind = "webhook-delivery";

/** The data of a job that sends a message. */
export interface DeliveryPayload {
  webhookId: string;
  body: string;
}

const maxListed = 100;

const statusesOf: Record<DeliveryState, JobRow["status"][]> = {
  waiting: ["queued", "started"],
  finished: ["finished"],
  failed: ["failed"],
};

/** The latest messages to a webhook; jobs are kept for a week after they have ended. */
export function listDeliveries(db: Handle, webhookId: string, state?: DeliveryState): Promise<JobRow[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("subject", "=", webhookId)
    .where("kind", "=", deliveryKind)
    .$if(state !== undefined, (query) => query.where("status", "in", state ? statusesOf[state] : []))
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
}

/** How many messages to a webhook have each state. */
export async function countDeliveries(db: Handle, webhookId: string): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom("jobs")
    .select((query) => ["status", query.fn.countAll<number>().as("count")])
    // Only messages have a webhook as their subject.
    .where("subject", "=", webhookId)
    .groupBy("status")
    .execute();
  const countOf = (state: DeliveryState) =>
    rows
      .filter(({ status }) => statusesOf[state].includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0);
  return { waiting: countOf("waiting"), finished: countOf("finished"), failed: countOf("failed") };
}

/** Returns one message to a webhook. */
export function findDelivery(db: Handle, webhookId: string, publicId: string): Promise<JobRow | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("public_id", "=", publicId)
    .where("subject", "=", webhookId)
    .where("kind", "=", deliveryKind)
    .executeTakeFirst();
}

/** The body of a message; null once it has arrived or was given up, because payloads are deleted then. */
export function bodyOf({ payload }: Pick<JobRow, "payload">): string | null {
  return (JSON.parse(payload) as DeliveryPayload | null)?.body ?? null;
}

/** Sends a message that waits for its next attempt at once. Returns whether there is one. */
export async function retryDelivery(db: Handle, webhookId: string, publicId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ due_at: now() })
    .where("public_id", "=", publicId)
    .where("subject", "=", webhookId)
    .where("kind", "=", deliveryKind)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up all messages about a dataset that have not arrived, except that it is deleted. */
export function giveUpDeliveries(db: Handle, datasetPublicId: string): Promise<void> {
  const exceptLabel: WebhookEvent = "dataset.deleted";
  return endJobsOfDataset(db, datasetPublicId, { error: "The dataset was deleted for good", exceptLabel });
}

/** Enqueues messages about an event in a dataset to webhooks. */
export function enqueueDeliveries(
  db: Handle,
  { event, datasetPublicId }: { event: WebhookEvent; datasetPublicId: string },
  deliveries: readonly DeliveryPayload[],
): Promise<void> {
  return enqueue(
    db,
    deliveries.map((payload) => ({
      kind: deliveryKind,
      payload,
      subject: payload.webhookId,
      label: event,
      datasetPublicId,
    })),
  );
}
