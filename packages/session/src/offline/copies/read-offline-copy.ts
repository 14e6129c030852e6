import type { Field } from "@glossa/contract";
import { CriteriaRefusedError } from "../../controller/ports";
import type { Criteria } from "../../criteria/criteria";
import type { Owner } from "../../outbox/entry";
import type { Outbox } from "../../outbox/outbox";
import type { LoadedRecord, RecordsPort } from "../../server/records";
import { isFramed } from "../framed";
import { pageOfOfflineCopy } from "./offline-copy";
import { OfflineCriteriaError, offlineFilter } from "./offline-filter";
import { offlineStore } from "./opened-store";

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** The newest stored reply to a request. */
export async function replyFrom(owner: Owner, address: string): Promise<{ body: unknown } | undefined> {
  const heads = await (await offlineStore()).heads(owner);
  const newest = heads
    .filter(({ replies }) => address in replies)
    .sort((a, b) => b.downloadedAt - a.downloadedAt)
    .at(0);
  return newest && { body: newest.replies[address] };
}

/** Records of a dataset from its offline copy; undefined if there is none. */
export async function portFrom(
  owner: Owner,
  datasetId: string,
  outbox: Outbox,
): Promise<RecordsPort | undefined> {
  const copy = await (await offlineStore()).find(owner, datasetId);
  if (!copy) return undefined;
  return {
    loadPage: async (criteria, fetch) => {
      const records = selectedBy(criteria, copy.records);
      return pageOfOfflineCopy({ records }, criteria.status, fetch, await outbox.list());
    },
    loadRecord: async (recordId) => {
      const record = copy.records.find(({ id }) => id === recordId);
      if (!record)
        throw new Error("The record is not in the offline copy, so it cannot be opened without a server.");
      return record;
    },
  };
}

/** The records of an offline copy that criteria select, apart from their status; refused if only a server can tell. */
export function selectedBy<R extends Pick<LoadedRecord, "record">>(
  criteria: Pick<Criteria, "search" | "filters">,
  records: readonly R[],
): R[] {
  const isSelected = offlineFilter(criteria);
  if (isSelected) return records.filter(isSelected);
  const cause = new OfflineCriteriaError("Without a server, records have a status and metadata only.");
  throw new CriteriaRefusedError("The offline copy cannot be searched like this.", { cause });
}

/**
 * Size and progress of the offline copy of a dataset; null if there is none.
 *
 * @param owner whose copy it is
 * @param dataset with its fields, of which some need the network
 * @param outbox the responses that are not on the server yet
 * @example
 * const dataset = { id: "support-tickets", fields: [] };
 * const summary = await offlineCopySummary(ownerHere("user-1"), dataset, undefined);
 * if (summary) console.info(summary.left, "of", summary.records); // 120 of 200
 */
export async function offlineCopySummary(
  owner: Owner,
  dataset: { id: string; fields: readonly Field[] },
  outbox: Outbox | undefined,
) {
  const copy = await (await offlineStore()).find(owner, dataset.id);
  if (!copy) return null;
  const left = pageOfOfflineCopy(copy, "pending", everything, (await outbox?.list()) ?? []).total;
  const { records, downloadedAt, missedPictures } = copy;
  return {
    records: records.length,
    left,
    downloadedAt,
    missedPictures,
    hasFrames: dataset.fields.some(isFramed),
  };
}
