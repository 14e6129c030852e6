// An in-memory server and store, for stories and tests that need a whole session without a network.

export { type DraftDisk, memoryDrafts } from "./drafts/draft-store";
export { fakeServer, type ServerBehaviour } from "./outbox/fake-server";
export { makeOutbox, type OutboxParts } from "./outbox/outbox";
export { type ChangeOptions, memoryStore, type OutboxStore } from "./outbox/store";
