import { endpoints, type WebhookDelivery } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/http-errors";
import { serve } from "../../http/serve";
import type { JobRow } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { bodyOf, findDelivery, listDeliveries, retryDelivery } from "./deliveries.repository";
import { managedWebhook } from "./webhooks.access";

/** Routes for the messages that a webhook was sent. */
export function deliveryRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.listWebhookDeliveries, async ({ caller, params }) => {
    const webhook = await managedWebhook(database.read, caller, params.webhook_id);
    const deliveries = await listDeliveries(database.read, webhook.public_id);
    return { items: deliveries.map(presentDelivery) };
  });

  serve(app, services, endpoints.getWebhookDelivery, async ({ caller, params }) => {
    const webhook = await managedWebhook(database.read, caller, params.webhook_id);
    const job = await findDelivery(database.read, webhook.public_id, params.delivery_id);
    if (!job) throw notFound("Delivery", params.delivery_id);
    return { ...presentDelivery(job), body: bodyOf(job) };
  });

  serve(app, services, endpoints.retryWebhookDelivery, async ({ caller, params }) =>
    database.write(async (db) => {
      const webhook = await managedWebhook(db, caller, params.webhook_id);
      const isWaiting = await retryDelivery(db, webhook.public_id, params.delivery_id);
      if (!isWaiting) throw notFound("Delivery", params.delivery_id);
      return undefined;
    }),
  );
}

function presentDelivery(job: JobRow): WebhookDelivery {
  const { public_id: id, label, status, attempts, error, due_at, inserted_at, updated_at } = job;
  const next_attempt_at = status === "queued" ? due_at : null;
  const event = label as WebhookDelivery["event"];
  return { id, event, status, attempts, error, next_attempt_at, inserted_at, updated_at };
}
