import type { JobHandler } from "../../jobs/job-runner";
import type { Services } from "../../services";
import { deliver } from "./deliver";
import type { DeliveryPayload } from "./deliveries.repository";
import { presentWebhook } from "./webhooks.presenter";
import { findWebhook } from "./webhooks.repository";

/** Sends enqueued messages; retries three times if a receiver is unavailable. */
export function deliveryJob({ database, keys, receivers }: Services): JobHandler {
  return {
    retriesAfter: [10, 60, 180],
    run: async (payload) => {
      const { webhookId, body } = payload as DeliveryPayload;
      const webhook = await findWebhook(database.read, webhookId);
      // Deleted or disabled since: there is no receiver.
      if (!webhook || webhook.enabled === 0) return;
      const { url, secret } = presentWebhook(webhook, keys);
      await deliver({ url, secret, body }, receivers);
    },
  };
}
