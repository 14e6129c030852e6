import { ApiError } from "@glossa/contract/client";
import { type Outbox, pageOfPack, type SessionPorts } from "@glossa/session";
import type { LoadedRecord } from "../annotation/records-port";
import { whoTookAlong } from "./owner";
import { isGone } from "./replies";

type Port = Pick<SessionPorts<LoadedRecord>, "loadPage" | "loadRecord">;

/** A way to records that takes those that were taken along where the server can't be reached. */
export function orTaken(port: Port, datasetId: string, outbox: Outbox): Port {
  return {
    loadPage: (status, fetch) =>
      port.loadPage(status, fetch).catch(async (error) => {
        const pack = await packFor(datasetId, error);
        return pageOfPack(pack, status, fetch, await outbox.list());
      }),
    loadRecord: (recordId) =>
      port.loadRecord(recordId).catch(async (error) => {
        const record = (await packFor(datasetId, error)).records.find(({ id }) => id === recordId);
        if (!record) throw error;
        return record;
      }),
  };
}

async function packFor(datasetId: string, error: unknown) {
  const owner = whoTookAlong();
  if (!owner || !isUnreachable(error)) throw error;
  const { packs } = await import("./packs");
  const pack = await (await packs()).find(owner, datasetId).catch(() => undefined);
  if (!pack) throw error;
  return pack;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || isGone(error.status));
}
