import { endpoints, type WebhookAttempt, type WebhookDelivery } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { JobRow } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { type AttemptRow, listAttempts } from "./attempts.repository";
import {
  bodyOf,
  countDeliveries,
  findDelivery,
  listDeliveries,
  retryDelivery,
} from "./deliveries.repository";
import { managedWebhook } from "./webhooks.access";

/** Routes for the messages to a webhook. */
export function deliveryRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.listWebhookDeliveries, async ({ caller, params, query }) => {
    const webhook = await managedWebhook(database.read, caller, params.webhook_id);
    const [deliveries, counts] = await Promise.all([
      listDeliveries(database.read, webhook.public_id, query.state),
      countDeliveries(database.read, webhook.public_id),
    ]);
    const attempts = await listAttempts(database.read, deliveries);
    return { items: deliveries.map((job) => presentDelivery(job, attempts.get(job.id))), counts };
  });

  serve(app, services, endpoints.getWebhookDelivery, async ({ caller, params }) => {
    const webhook = await managedWebhook(database.read, caller, params.webhook_id);
    const job = await findDelivery(database.read, webhook.public_id, params.delivery_id);
    if (!job) throw notFound("Delivery", params.delivery_id);
    const attempts = await listAttempts(database.read, [job]);
    return { ...presentDelivery(job, attempts.get(job.id)), body: bodyOf(job) };
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

function presentDelivery(job: JobRow, log: readonly AttemptRow[] = []): WebhookDelivery {
  const { public_id: id, label, status, attempts, error, due_at, inserted_at, updated_at } = job;
  const next_attempt_at = status === "queued" ? due_at : null;
  const event = label as WebhookDelivery["event"];
  const attempt_log = log.map(presentAttempt);
  return { id, event, status, attempts, attempt_log, error, next_attempt_at, inserted_at, updated_at };
}

function presentAttempt({ job_id: _, attempt: number, ...rest }: AttemptRow): WebhookAttempt {
  return { number, ...rest };
}
