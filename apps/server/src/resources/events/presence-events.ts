import type { DatasetEvent, Presence } from "@glossa/contract";
import type { EventBus } from "./event-bus";

/** The messages on the bus: users who move and leave. */
export type PresenceEvent = Extract<DatasetEvent, { type: "moved" | "left" }>;

function topicOf(datasetId: string): string {
  return `presence ${datasetId}`;
}

/** Notifies everyone who watches a dataset of a user's position. */
export function tellMoved(bus: EventBus, datasetId: string, place: Presence): Promise<void> {
  const event: PresenceEvent = { type: "moved", ...place };
  return bus.publish(topicOf(datasetId), event);
}

/** Notifies everyone who watches a dataset that a user has left it. */
export function tellLeft(bus: EventBus, datasetId: string, userId: string): Promise<void> {
  const event: PresenceEvent = { type: "left", user_id: userId };
  return bus.publish(topicOf(datasetId), event);
}

/** Listens for users who move and leave. Returns a function that stops listening. */
export function hearPresence(
  bus: EventBus,
  datasetId: string,
  listener: (event: PresenceEvent) => void,
): () => void {
  // Only the two functions above publish under this topic.
  return bus.subscribe(topicOf(datasetId), (message) => listener(message as PresenceEvent));
}
