import { ApiError } from "@glossa/contract/client";
import { isGone } from "../../outbox/gone";
import type { Outbox } from "../../outbox/outbox";
import type { RecordsPort } from "../../server/records";
import { offlineCopyOwner } from "../owner";
import { portFrom } from "./read-offline-copy";

/**
 * Returns a records port that falls back on the offline copy if the server is unreachable.
 *
 * @param port the one that is asked first
 * @param datasetId whose copy is read
 * @param outbox the responses that are not on the server yet
 * @example
 * declare const outbox: import("@glossa/session").Outbox;
 * const server = { api: makeClient({ baseUrl: "" }) };
 * const online = recordsPort(server, { datasetId: "support-tickets", userId: "user-1" });
 * const port = withOfflineCopy(online, "support-tickets", outbox);
 */
export function withOfflineCopy(port: RecordsPort, datasetId: string, outbox: Outbox): RecordsPort {
  async function orElse<Result>(ask: (port: RecordsPort) => Promise<Result>): Promise<Result> {
    try {
      return await ask(port);
    } catch (error) {
      const owner = isUnreachable(error) ? offlineCopyOwner() : undefined;
      const kept = owner && (await portFrom(owner, datasetId, outbox).catch(() => undefined));
      if (!kept) throw error;
      return ask(kept);
    }
  }
  return {
    loadPage: (criteria, fetch) => orElse((from) => from.loadPage(criteria, fetch)),
    loadRecord: (recordId) => orElse((from) => from.loadRecord(recordId)),
    // A copy does not change.
    ...(port.loadRecords && { loadRecords: port.loadRecords }),
  };
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || isGone(error.status));
}
