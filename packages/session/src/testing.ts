// A server and a store in memory, for stories and tests that need a whole session without a network.
export { fakeServer, type Weather } from "./outbox/fake-server";
export { makeOutbox } from "./outbox/outbox";
export { memoryStore } from "./outbox/store";
