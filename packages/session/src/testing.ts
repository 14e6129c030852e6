// An in-memory server and store, for stories and tests that need a whole session without a network.

export { type DraftDisk, memoryDrafts } from "./drafts/draft-store";
export type { Disk, DiskParts, Loss } from "./outbox/disk";
export { fakeServer, type ServerBehaviour } from "./outbox/fake-server";
export type { Leases } from "./outbox/leases";
export { makeOutbox, type OutboxParts } from "./outbox/outbox";
export { type ChangeOptions, memoryStore, type OutboxStore } from "./outbox/store";
