import { parseTimestamp, type WebhookAttempt, type WebhookDelivery } from "@glossa/contract";
import type { AttemptView, DeliveryState, DeliveryView } from "@glossa/features/webhooks";
import { queryOptions } from "@tanstack/react-query";
import { webhooksApi } from "./webhooks-api";

/** All webhooks. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: async ({ signal }) => (await webhooksApi.listWebhooks({ signal })).items,
});

/** The messages to a webhook, or those with a state, the latest first, and how many have each state. */
export function deliveriesQuery(webhookId: string, state?: DeliveryState) {
  return queryOptions({
    queryKey: ["webhooks", webhookId, "deliveries", state ?? "all"],
    queryFn: async ({ signal }) => {
      const params = { webhook_id: webhookId };
      const query = state ? { state } : {};
      const { items, counts } = await webhooksApi.listWebhookDeliveries({ params, query, signal });
      return { deliveries: items.map(deliveryOf), counts };
    },
  });
}

function deliveryOf({
  id,
  event,
  status,
  attempts,
  attempt_log,
  error,
  ...times
}: WebhookDelivery): DeliveryView {
  return {
    id,
    event,
    status,
    attempts,
    attemptLog: attempt_log.map(attemptOf),
    error,
    createdAt: parseTimestamp(times.inserted_at),
    changedAt: parseTimestamp(times.updated_at),
    nextAttemptAt: times.next_attempt_at === null ? null : parseTimestamp(times.next_attempt_at),
  };
}

function attemptOf({ number, outcome, error, milliseconds, ...rest }: WebhookAttempt): AttemptView {
  const startedAt = parseTimestamp(rest.started_at);
  return { number, outcome, httpStatus: rest.http_status, error, milliseconds, startedAt };
}
