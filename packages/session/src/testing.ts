// An in-memory server and store, for stories and tests that need a whole session without a network.
export { fakeServer, type Weather } from "./outbox/fake-server";
export { makeOutbox } from "./outbox/outbox";
export { memoryStore } from "./outbox/store";
