import { fn } from "storybook/test";
import { anAccount, ownerPages } from "../shell/fixtures";
import type { WebhookLogScreenProps } from "./log/WebhookLogScreen";
import { type AttemptView, type DeliveryView, type WebhookView, webhookEvents } from "./view-model";
import type { WebhooksScreenProps } from "./WebhooksScreen";

const now = new Date("2026-03-04T10:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const done = () => fn(async () => undefined);

/** An attempt that arrived a minute ago, apart from what is given. */
export function anAttempt(own: Partial<AttemptView> = {}): AttemptView {
  return {
    number: 1,
    outcome: "arrived",
    httpStatus: 204,
    error: null,
    milliseconds: 380,
    startedAt: secondsAgo(60),
    ...own,
  };
}

/** A message that arrived a minute ago, apart from what is given. */
export function aDelivery(own: Partial<DeliveryView> = {}): DeliveryView {
  return {
    id: "delivery",
    event: "record.completed",
    status: "finished",
    attempts: 1,
    attemptLog: [anAttempt()],
    error: null,
    createdAt: secondsAgo(60),
    changedAt: secondsAgo(59.6),
    nextAttemptAt: null,
    ...own,
  };
}

/** A message that was refused and waits for its next attempt. */
export const aRefusedDelivery = aDelivery({
  id: "refused",
  event: "response.updated",
  status: "queued",
  attempts: 2,
  attemptLog: [
    anAttempt({
      outcome: "timeout",
      httpStatus: null,
      error: "https://hooks.example.org did not answer within 20 seconds",
      milliseconds: 20_004,
    }),
    anAttempt({
      number: 2,
      outcome: "rejected",
      httpStatus: 503,
      error: "https://hooks.example.org answered 503",
      milliseconds: 1240,
      startedAt: secondsAgo(30),
    }),
  ],
  error: "https://hooks.example.org answered 503",
  nextAttemptAt: new Date(now.getTime() + 60_000),
});

/** A webhook for completed records, apart from what is given. */
export function aWebhook(own: Partial<WebhookView> = {}): WebhookView {
  return {
    id: "webhook",
    url: "https://hooks.example.org/glossa",
    secret: "c2VjcmV0",
    events: ["record.completed"],
    isOn: true,
    description: "Nightly training set",
    lastDelivery: aDelivery(),
    ...own,
  };
}

/** The list as an owner sees it. */
export function someWebhooks(own: Partial<WebhooksScreenProps> = {}): WebhooksScreenProps {
  return {
    load: "ready",
    webhooks: [
      aWebhook(),
      aWebhook({
        id: "chat",
        url: "https://chat.example.org/hooks/annotation?channel=support",
        events: Object.values(webhookEvents).flat(),
        description: null,
        lastDelivery: aRefusedDelivery,
      }),
      aWebhook({
        id: "old",
        url: "http://127.0.0.1:9000/",
        events: ["dataset.created", "dataset.deleted"],
        isOn: false,
        description: "Test receiver",
        lastDelivery: null,
      }),
    ],
    ports: {
      onCreate: done(),
      onSave: done(),
      onSwitch: done(),
      onPing: done(),
      onDelete: done(),
      hrefOfLog: (id) => `/webhooks/${id}`,
    },
    onRetry: fn(),
    now,
    account: anAccount({ role: "owner", pages: ownerPages }),
    ...own,
  };
}

// The server was stopped during the second one.
const refusals = [
  anAttempt({
    outcome: "refused_address",
    httpStatus: null,
    error: "hooks.example.org is not found, or is inside the server's own network",
    milliseconds: 3,
    startedAt: secondsAgo(4000),
  }),
  ...[3, 4].map((number) =>
    anAttempt({
      number,
      outcome: "no_answer",
      httpStatus: null,
      error: "connect ECONNREFUSED 203.0.113.7:443",
      milliseconds: 12,
      startedAt: secondsAgo(4000 - number * 65),
    }),
  ),
];

/** The messages to a webhook, of which some have not arrived. */
export function someDeliveries(own: Partial<WebhookLogScreenProps> = {}): WebhookLogScreenProps {
  return {
    url: "https://hooks.example.org/glossa",
    load: "ready",
    deliveries: [
      aDelivery({ id: "new", status: "queued", attempts: 0, attemptLog: [], changedAt: secondsAgo(60) }),
      aDelivery({ id: "going", event: "record.created", status: "started", attemptLog: [] }),
      aRefusedDelivery,
      aDelivery({
        id: "given-up",
        status: "failed",
        attempts: 4,
        attemptLog: refusals,
        error: "connect ECONNREFUSED 203.0.113.7:443",
        createdAt: secondsAgo(4000),
        changedAt: secondsAgo(3740),
      }),
      ...Array.from({ length: 26 }, (_, place) =>
        aDelivery({
          id: `older-${place}`,
          createdAt: secondsAgo(5000 + place * 700),
          changedAt: secondsAgo(4999.1 + place * 700),
        }),
      ),
    ],
    ports: {
      onRetry: done(),
      onLoadBody: fn(async (id) => ({
        body:
          id === "new"
            ? '{"type":"record.completed","version":1,"data":{"id":"7f3a","fields":{"text":"My parcel has not arrived."}}}'
            : null,
      })),
    },
    counts: { waiting: 3, finished: 1204, failed: 2 },
    onState: fn(),
    onRefresh: fn(),
    webhooksHref: "/webhooks",
    now,
    account: anAccount({ role: "owner", pages: ownerPages }),
    ...own,
  };
}
