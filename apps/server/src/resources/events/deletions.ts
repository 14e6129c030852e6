import type { EventBus } from "./event-bus";

const topic = "deletions";

/** Notifies all servers that a dataset was deleted. */
export function tellDeletion(bus: EventBus, datasetId: string): Promise<void> {
  return bus.publish(topic, { datasetId });
}

/** Listens for deleted datasets. Returns a function that stops listening. */
export function onDeletion(bus: EventBus, listener: (datasetId: string) => void): () => void {
  return bus.subscribe(topic, (message) => listener((message as { datasetId: string }).datasetId));
}
