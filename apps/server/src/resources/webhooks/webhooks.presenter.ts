import type { Webhook } from "@glossa/contract";
import { decrypt } from "../../security/encryption";
import type { Keys } from "../../security/secret";
import type { WebhookRow } from "./webhooks.repository";

/** A stored webhook as the API returns it; its secret is shown, because the receiver needs it. */
export function presentWebhook(row: WebhookRow, keys: Keys): Webhook {
  return {
    id: row.public_id,
    url: row.url,
    secret: decrypt(row.secret_encrypted, keys),
    events: JSON.parse(row.events),
    enabled: row.enabled === 1,
    description: row.description,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
