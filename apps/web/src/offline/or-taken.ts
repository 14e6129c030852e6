import { ApiError } from "@glossa/contract/client";
import { type Outbox, pageOfPack, type SessionPorts } from "@glossa/session";
import type { LoadedRecord } from "../annotation/records-port";
import { whoTookAlong } from "./owner";

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

// A proxy that answers for a server that is gone says so by one of these.
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "network" || [502, 503, 504].includes(error.status ?? 0);
}
