import { parseTimestamp, type WebhookAttempt, type WebhookDelivery } from "@glossa/contract";
import type { AttemptView, DeliveryView } from "@glossa/features/webhooks";
import { queryOptions } from "@tanstack/react-query";
import { webhooksApi } from "./webhooks-api";

/** All webhooks. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: async ({ signal }) => (await webhooksApi.listWebhooks({ signal })).items,
});

/** The messages to a webhook, the latest first. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: ["webhooks", webhookId, "deliveries"],
    queryFn: async ({ signal }): Promise<DeliveryView[]> => {
      const params = { webhook_id: webhookId };
      const { items } = await webhooksApi.listWebhookDeliveries({ params, signal });
      return items.map(deliveryOf);
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
