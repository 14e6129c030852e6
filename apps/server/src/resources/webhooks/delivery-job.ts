import type { JobHandler } from "../../jobs/job-runner";
import type { Services } from "../../services";
import type { DeliveryPayload } from "./announce";
import { deliver } from "./deliver";
import { presentWebhook } from "./webhooks.presenter";
import { findWebhook } from "./webhooks.repository";

/** Sends ordered messages; a receiver that is away gets three more chances. */
export function deliveryJob({ database, keys, receivers }: Services): JobHandler {
  return {
    retriesAfter: [10, 60, 180],
    run: async (payload) => {
      const { webhookId, body } = payload as DeliveryPayload;
      const webhook = await findWebhook(database.read, webhookId);
      // Gone or switched off since: there is nobody to tell.
      if (!webhook || webhook.enabled === 0) return;
      const { url, secret } = presentWebhook(webhook, keys);
      await deliver({ url, secret, body }, receivers);
    },
  };
}
