import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { forbidden, notFound } from "../../http/errors/http-errors";
import { mayManageWebhooks } from "./webhooks.policy";
import { findWebhook, type WebhookRow } from "./webhooks.repository";

/** Returns the webhook named in the URL, for those who manage webhooks. */
export async function managedWebhook(db: Handle, caller: Caller, publicId: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db, publicId);
  if (!webhook) throw notFound("Webhook", publicId);
  requireWebhookManager(caller);
  return webhook;
}

/** Refuses everyone who does not manage webhooks. */
export function requireWebhookManager(caller: Caller): void {
  if (!mayManageWebhooks(caller)) throw forbidden();
}
