import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** A stored webhook. */
export type WebhookRow = Selectable<Tables["webhooks"]>;

/** The columns of a webhook that may change. */
export type WebhookChanges = Partial<Pick<WebhookRow, "url" | "events" | "enabled" | "description">>;

/** All webhooks, in the order of their creation. */
export function listWebhooks(db: Handle): Promise<WebhookRow[]> {
  return db.selectFrom("webhooks").selectAll().orderBy("inserted_at").orderBy("id").execute();
}

/** One webhook by its public id. */
export function findWebhook(db: Handle, publicId: string): Promise<WebhookRow | undefined> {
  return db.selectFrom("webhooks").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** The enabled webhooks by event, with their public ids. */
export type WebhooksByEvent = readonly { webhookId: string; events: readonly string[] }[];

/** Loads the enabled webhooks by event. */
export async function listWebhooksByEvent(db: Handle): Promise<WebhooksByEvent> {
  const rows = await db
    .selectFrom("webhooks")
    .select(["public_id", "events"])
    .where("enabled", "=", 1)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ webhookId: row.public_id, events: JSON.parse(row.events) }));
}

/** Stores a new webhook. */
export function insertWebhook(
  db: Handle,
  webhook: Pick<WebhookRow, "public_id" | "url" | "secret_encrypted" | "events" | "description">,
): Promise<WebhookRow> {
  const moment = now();
  return db
    .insertInto("webhooks")
    .values({ ...webhook, enabled: 1, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a webhook. */
export function updateWebhook(db: Handle, id: number, changes: WebhookChanges): Promise<WebhookRow> {
  return db
    .updateTable("webhooks")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a webhook. */
export async function deleteWebhook(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("webhooks").where("id", "=", id).execute();
}
