import type { DeliveryState, WebhookAttempt, WebhookDelivery, WebhookEvent } from "@glossa/contract";
import type { Refusal } from "../shell";

/** Every event that a webhook can receive, by what it is about. */
export const webhookEvents = {
  dataset: ["dataset.created", "dataset.updated", "dataset.published", "dataset.deleted"],
  record: ["record.created", "record.updated", "record.completed", "record.deleted"],
  response: ["response.created", "response.updated", "response.deleted"],
} as const satisfies Record<string, readonly WebhookEvent[]>;

/** All of them. */
export const allEvents: readonly WebhookEvent[] = Object.values(webhookEvents).flat();

/** A webhook as the list shows it. */
export interface WebhookView {
  id: string;
  url: string;
  /** With it, the receiver checks the signature of a message. */
  secret: string;
  events: readonly WebhookEvent[];
  isOn: boolean;
  description: string | null;
  /** The latest message; null: none yet; undefined: it loads, or the server does not return it. */
  lastDelivery: DeliveryView | null | undefined;
}

/** What an owner enters about a webhook. */
export interface WebhookInput {
  url: string;
  events: readonly WebhookEvent[];
  description: string | null;
}

/** One attempt to send a message. */
export interface AttemptView {
  /** The first one is 1. */
  number: number;
  outcome: WebhookAttempt["outcome"];
  /** The HTTP status of the answer; null if there was none. */
  httpStatus: number | null;
  /** Why it failed, in the words of the server. */
  error: string | null;
  milliseconds: number;
  startedAt: Date;
}

/** A message to a webhook. */
export interface DeliveryView {
  id: string;
  event: WebhookEvent;
  status: WebhookDelivery["status"];
  attempts: number;
  /** The outcome of each attempt, the first one first; those that were interrupted are missing. */
  attemptLog: readonly AttemptView[];
  /** Why the last attempt failed, in the words of the server. */
  error: string | null;
  createdAt: Date;
  /** When its last attempt began or ended. */
  changedAt: Date;
  /** When it is sent again; null if it is not. */
  nextAttemptAt: Date | null;
}

export type { DeliveryState } from "@glossa/contract";

/** The states of messages, in the order of the choice. */
export const deliveryStates = ["waiting", "finished", "failed"] as const satisfies readonly DeliveryState[];

/** How many messages have each state. */
export type DeliveryCounts = Readonly<Record<DeliveryState, number>>;

/** What can be done about webhooks. */
export interface WebhookPorts {
  onCreate: (webhook: WebhookInput) => Refusal;
  onSave: (id: string, webhook: WebhookInput) => Refusal;
  onSwitch: (id: string, isOn: boolean) => Refusal;
  /** Sends a message that only tests the connection. */
  onPing: (id: string) => Refusal;
  onDelete: (id: string) => Refusal;
  /** The address of the page of a webhook's messages; undefined if the server does not list them. */
  hrefOfLog?: ((id: string) => string) | undefined;
}

/** What can be done about the messages to a webhook. */
export interface DeliveryPorts {
  /** Sends a message that waits for its next attempt at once. */
  onRetry: (deliveryId: string) => Refusal;
  /** Loads the body of a message; null: it has arrived or was given up, and is no longer stored. */
  onLoadBody: (deliveryId: string) => Promise<{ body: string | null } | { failure: string }>;
}

/** Whether a list is being loaded, was loaded or could not be loaded. */
export type WebhooksLoad = "loading" | "ready" | "failed";
