import type { Field } from "@glossa/contract";
import type { Owner } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";
import type { RecordsPort } from "../server/records";
import { isFramed } from "./framed";
import { pageOfPack } from "./offline-copy";
import { packs } from "./opened-store";

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** The newest stored reply to a request. */
export async function replyFrom(owner: Owner, address: string): Promise<{ body: unknown } | undefined> {
  const heads = await (await packs()).heads(owner);
  const newest = heads
    .filter(({ replies }) => address in replies)
    .sort((a, b) => b.takenAt - a.takenAt)
    .at(0);
  return newest && { body: newest.replies[address] };
}

/** Records of a dataset from its offline copy; undefined if there is none. */
export async function portFrom(
  owner: Owner,
  datasetId: string,
  outbox: Outbox,
): Promise<RecordsPort | undefined> {
  const pack = await (await packs()).find(owner, datasetId);
  if (!pack) return undefined;
  return {
    loadPage: async (status, fetch) => pageOfPack(pack, status, fetch, await outbox.list()),
    loadRecord: async (recordId) => {
      const record = pack.records.find(({ id }) => id === recordId);
      if (!record)
        throw new Error("The record was not taken along, so it cannot be opened without a server.");
      return record;
    },
  };
}

/** Size and progress of the offline copy of a dataset; null if there is none. */
export async function takenOf(
  owner: Owner,
  dataset: { id: string; fields: readonly Field[] },
  outbox: Outbox | undefined,
) {
  const pack = await (await packs()).find(owner, dataset.id);
  if (!pack) return null;
  const left = pageOfPack(pack, "pending", everything, (await outbox?.list()) ?? []).total;
  const { records, takenAt, missedPictures } = pack;
  return { records: records.length, left, takenAt, missedPictures, hasFrames: dataset.fields.some(isFramed) };
}
