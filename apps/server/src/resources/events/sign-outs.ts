import type { EventBus } from "./event-bus";

const topic = "sign-outs";

/** Notifies all servers that credentials of a user were revoked. */
export function tellSignOut(bus: EventBus, userId: number): Promise<void> {
  return bus.publish(topic, { userId });
}

/** Listens for revoked credentials. Returns a function that stops listening. */
export function onSignOut(bus: EventBus, listener: (userId: number) => void): () => void {
  return bus.subscribe(topic, (message) => listener((message as { userId: number }).userId));
}
