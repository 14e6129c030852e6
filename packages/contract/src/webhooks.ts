import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, itemsOf, timestamp, uuid } from "./common-schemas";
import { endpoint, owners } from "./endpoint";

/** The events that webhooks can receive. */
export const webhookEvent = z.enum([
  "dataset.created",
  "dataset.updated",
  "dataset.deleted",
  "dataset.published",
  "record.created",
  "record.updated",
  "record.deleted",
  "record.completed",
  "response.created",
  "response.updated",
  "response.deleted",
]);

/** The events that webhooks can receive. */
export type WebhookEvent = z.output<typeof webhookEvent>;

/** A URL that receives events; the secret signs them. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  events: z.array(webhookEvent),
  enabled: z.boolean(),
  description: z.string().nullable(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A URL that receives events. */
export type Webhook = z.output<typeof webhook>;

/** One attempt to send a message to a webhook. */
export const webhookAttempt = z.object({
  /** The first one is 1. Attempts that a stopped server interrupted are left out. */
  number: z.int(),
  /** `rejected`: the answer was not a success. `not_sent`: the webhook was switched off meanwhile. */
  outcome: z.enum(["arrived", "rejected", "no_answer", "timeout", "refused_address", "not_sent"]),
  /** The HTTP status of the answer; null if there was none. */
  http_status: z.int().nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** How long it took. */
  milliseconds: z.int(),
  started_at: timestamp,
});

/** One attempt to send a message to a webhook. */
export type WebhookAttempt = z.output<typeof webhookAttempt>;

/** The body of the refusal of a ping: the outcome of its message. An Argilla server does not return it. */
export const pingRefusal = z.object({ attempt: webhookAttempt.pick({ outcome: true, http_status: true }) });

/** What an Argilla server replies if a test message did not arrive: the error of its HTTP library. */
export const argillaPingRefusal = z.object({
  detail: z.object({ params: z.object({ type: z.string().startsWith("httpx."), message: z.string() }) }),
});

/** A message to a webhook, and whether it arrived. */
export const webhookDelivery = z.object({
  id: z.string(),
  event: webhookEvent,
  status: z.enum(["queued", "started", "finished", "failed"]),
  attempts: z.int(),
  /** The outcome of each attempt, the first one first. */
  attempt_log: z.array(webhookAttempt),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  /** When it is sent again; null if it is not. */
  next_attempt_at: timestamp.nullable(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A message to a webhook. */
export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** The messages to a webhook by their state: `waiting` is queued, or being sent. */
export const deliveryState = z.enum(["waiting", "finished", "failed"]);

/** The state of a message to a webhook. */
export type DeliveryState = z.output<typeof deliveryState>;

/** The messages to a webhook, and how many of the last week have each state. */
export const webhookDeliveries = itemsOf(webhookDelivery).extend({
  // Earlier versions do not return them.
  counts: z.record(deliveryState, z.int()).optional(),
});

/** A message to a webhook with its body. */
export const webhookDeliveryWithBody = webhookDelivery.extend({
  /** The JSON that is sent; null: the message has arrived or was given up, and its content is no longer kept. */
  body: z.string().nullable(),
});

const url = z.string().transform((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.href;
  context.addIssue({ code: "custom", message: "Write a whole web address, with http:// or https://" });
  return z.NEVER;
});
const events = z
  .array(webhookEvent)
  .min(1)
  .refine((items) => new Set(items).size === items.length, "Events must be unique");
const description = limitedText(1, 1000).nullable();
const params = z.object({ webhook_id: uuid });
const deliveryParams = params.extend({ delivery_id: uuid });

const newWebhook = z.object({ url, events, description: description.default(null) });
const webhookChanges = changes(
  z.object({
    url: url.optional(),
    events: events.optional(),
    enabled: z.boolean().optional(),
    description: description.optional(),
  }),
  ["url", "events", "enabled"],
);

/** Endpoints for webhooks. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    method: "GET",
    path: "/webhooks",
    // The list contains their secrets.
    scope: "write",
    responses: { 200: itemsOf(webhook) },
  }),
  createWebhook: endpoint({
    method: "POST",
    path: "/webhooks",
    roles: owners,
    body: newWebhook,
    responses: { 201: webhook },
  }),
  updateWebhook: endpoint({
    method: "PATCH",
    path: "/webhooks/:webhook_id",
    roles: owners,
    params,
    body: webhookChanges,
    responses: { 200: webhook },
  }),
  deleteWebhook: endpoint({
    method: "DELETE",
    path: "/webhooks/:webhook_id",
    params,
    responses: { 200: webhook },
  }),
  pingWebhook: endpoint({
    method: "POST",
    path: "/webhooks/:webhook_id/ping",
    params,
    responses: { 204: null },
  }),
  /** The latest 100 messages of the last week, or of those with a state, the latest first. */
  listWebhookDeliveries: endpoint({
    method: "GET",
    path: "/glossa/webhooks/:webhook_id/deliveries",
    params,
    query: z.object({ state: deliveryState.optional() }),
    responses: { 200: webhookDeliveries },
  }),
  getWebhookDelivery: endpoint({
    method: "GET",
    path: "/glossa/webhooks/:webhook_id/deliveries/:delivery_id",
    params: deliveryParams,
    // It contains a record.
    roles: owners,
    responses: { 200: webhookDeliveryWithBody },
  }),
  /** Sends a message that waits for its next attempt at once. */
  retryWebhookDelivery: endpoint({
    method: "POST",
    path: "/glossa/webhooks/:webhook_id/deliveries/:delivery_id/retry",
    params: deliveryParams,
    responses: { 202: null },
  }),
};
