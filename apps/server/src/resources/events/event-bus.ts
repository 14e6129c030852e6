import { EventEmitter } from "node:events";

/**
 * Carries messages to all listeners of a topic, in this process or in all that share a database. Messages are
 * JSON of at most 8 kB; one may be lost, so listeners also poll the database.
 */
export interface EventBus {
  publish(topic: string, message: object): Promise<void>;
  /** Returns a function that stops listening. */
  subscribe(topic: string, listener: (message: object) => void): () => void;
}

/** A bus for one process. */
export function memoryBus(): EventBus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (topic, message) => {
      emitter.emit(topic, message);
    },
    subscribe: (topic, listener) => {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
  };
}
