import { type DBSchema, openDB } from "idb";
import type { RecordInput } from "../../model/record/record-state";
import type { StoredResponse } from "../../model/record/response";
import type { Owner } from "../../outbox/entry";
import { type OfflineCopy, type OfflineCopyHead, offlineCopyKey, withStored } from "./offline-copy";

/** The offline copies of this browser; an owner has access only to their own. */
export interface OfflineStore<R extends RecordInput> {
  /** Replaces an older copy as a whole or not at all. */
  save(copy: OfflineCopy<R>): Promise<void>;
  find(owner: Owner, datasetId: string): Promise<OfflineCopy<R> | undefined>;
  heads(owner: Owner): Promise<OfflineCopyHead[]>;
  /** Updates a record with what the server confirmed, so that it does not appear again. */
  note(owner: Owner, datasetId: string, recordId: string, stored: StoredResponse | null): Promise<void>;
  remove(owner: Owner, datasetId: string): Promise<void>;
  close(): void;
}

// Earlier versions have called an offline copy a pack: the database keeps its names.

interface Row<R> {
  pack: string;
  position: number;
  id: string;
  record: R;
}

type StoredHead = Omit<OfflineCopyHead, "downloadedAt"> & { takenAt: number };

interface Schema<R extends RecordInput> extends DBSchema {
  packs: { key: string; value: StoredHead; indexes: { owner: [string, string] } };
  records: { key: [string, string]; value: Row<R>; indexes: { order: [string, number] } };
}

/** Opens the offline copies of this origin; rejects if the browser offers no storage. */
export async function openOfflineStore<R extends RecordInput>(
  name = "glossa-packs",
): Promise<OfflineStore<R>> {
  const database = await openDB<Schema<R>>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("packs", { keyPath: "key" }).createIndex("owner", ["server", "userId"]);
      const records = fresh.createObjectStore("records", { keyPath: ["pack", "id"] });
      records.createIndex("order", ["pack", "position"]);
    },
    // As in the outbox: an old tab must not block the database upgrade of a newer version of the app.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  const all = (key: string) => IDBKeyRange.bound([key], [key, []]);
  return {
    async save({ records, ...head }) {
      const change = database.transaction(["packs", "records"], "readwrite", { durability: "strict" });
      const rows = change.objectStore("records");
      await rows.delete(all(head.key));
      await change.objectStore("packs").put(toStored(head));
      for (const [position, record] of records.entries())
        void rows.put({ pack: head.key, position, id: record.id, record });
      await change.done;
    },
    async find(owner, datasetId) {
      const key = offlineCopyKey(owner, datasetId);
      const read = database.transaction(["packs", "records"]);
      const head = await read.objectStore("packs").get(key);
      if (!head) return undefined;
      const rows = await read.objectStore("records").index("order").getAll(all(key));
      return { ...fromStored(head), records: rows.map(({ record }) => record) };
    },
    heads: async ({ server, userId }) =>
      (await database.getAllFromIndex("packs", "owner", [server, userId])).map(fromStored),
    async note(owner, datasetId, recordId, stored) {
      const change = database.transaction("records", "readwrite");
      const row = await change.store.get([offlineCopyKey(owner, datasetId), recordId]);
      if (row) await change.store.put({ ...row, record: withStored(row.record, stored) });
      await change.done;
    },
    async remove(owner, datasetId) {
      const key = offlineCopyKey(owner, datasetId);
      const change = database.transaction(["packs", "records"], "readwrite");
      await change.objectStore("packs").delete(key);
      await change.objectStore("records").delete(all(key));
      await change.done;
    },
    close: () => database.close(),
  };
}

function toStored({ downloadedAt, ...head }: OfflineCopyHead): StoredHead {
  return { ...head, takenAt: downloadedAt };
}

function fromStored({ takenAt, ...head }: StoredHead): OfflineCopyHead {
  return { ...head, downloadedAt: takenAt };
}
