import type { Outbox, SessionPorts } from "@glossa/session";
import { pageOfPack } from "@glossa/session/packs";
import type { LoadedRecord } from "../annotation/records-port";
import type { Taker } from "./owner";
import { packs } from "./packs";

/** The newest reply to an address that was taken along. */
export async function replyFrom(owner: Taker, address: string): Promise<{ body: unknown } | undefined> {
  const heads = await (await packs()).heads(owner);
  const newest = heads
    .filter(({ replies }) => address in replies)
    .sort((a, b) => b.takenAt - a.takenAt)
    .at(0);
  return newest && { body: newest.replies[address] };
}

/** Records of a dataset as they were taken along; undefined where nothing was. */
export async function portFrom(
  owner: Taker,
  datasetId: string,
  outbox: Outbox,
): Promise<Pick<SessionPorts<LoadedRecord>, "loadPage" | "loadRecord"> | undefined> {
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
