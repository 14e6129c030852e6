import { FinalFailure, type JobEnding, type JobHandler } from "../../jobs/job-handler";
import type { Services } from "../../services";
import { attemptNotSent, attemptToDeliver } from "./attempt";
import { addAttempt } from "./attempts.repository";
import type { DeliveryPayload } from "./deliveries.repository";
import { presentWebhook } from "./webhooks.presenter";
import { findWebhook } from "./webhooks.repository";

const minute = 60;
const hour = 60 * minute;

/** Sends enqueued messages. Retries go on for a day, so that a receiver may be down over night. */
export function deliveryJob({ database, keys, receivers }: Services): JobHandler {
  return {
    retriesAfter: [10, minute, 3 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour],
    // The subject is the webhook: each receives its messages in order.
    lane: "bySubject",
    run: async (payload, _report, _signal, job) => {
      const { webhookId, body } = payload as DeliveryPayload;
      const webhook = await findWebhook(database.read, webhookId);
      // Deleted since: there is no receiver, and nobody who could look for the message.
      if (!webhook) return { store: async () => undefined };
      const { url, secret, enabled } = presentWebhook(webhook, keys);
      const { attempt, failure } = enabled
        ? await attemptToDeliver({ id: job.public_id, url, secret, body }, receivers)
        : { attempt: attemptNotSent(), failure: new FinalFailure("The webhook was switched off") };
      const store: JobEnding["store"] = (db) =>
        addAttempt(db, { job_id: job.id, attempt: job.attempts, ...attempt });
      return { store, failure };
    },
  };
}
