import type { Field } from "@glossa/contract";
import { firstCriteria } from "../../criteria/criteria";
import type { Owner } from "../../outbox/entry";
import type { LoadedRecord, RecordsPort } from "../../server/records";
import { askToKeep, keepPictures, loadFrame, removeWorker, startWorker } from "../browser";
import { rememberOwner } from "../owner";
import { repliesTo } from "../replies";
import { offlineCopyKey } from "./offline-copy";
import { offlineStore } from "./opened-store";
import { picturesIn } from "./pictures";

const PAGE_SIZE = 100;

/** The file to download and its source. */
export interface DownloadOptions {
  owner: Owner;
  datasetId: string;
  fields: readonly Field[];
  /** The maximum number of records. */
  count: number;
  /** Requests everything that the page needs apart from records; the replies are stored. */
  askAll: () => Promise<unknown>;
  /** Must not claim: records that somebody may work on tomorrow are not withheld from colleagues today. */
  loadPage: RecordsPort["loadPage"];
  /** The URLs of the frames for HTML and templates. */
  frames: readonly string[];
  /** The total is unknown until the first records arrive: there may be fewer than were asked for. */
  onProgress: (progress: { done: number; total: number | undefined }) => void;
}

/**
 * Downloads records of a dataset and everything that its page needs, as a whole or not at all.
 *
 * @param options the dataset, the number of its records, and the callback for the progress
 * @example
 * const api = makeClient({ baseUrl: "", fetch: fetchOrOfflineReply });
 * const server = { api };
 * const params = { dataset_id: "support-tickets" };
 * const { items: fields } = await api.listFields({ params });
 * await download({
 *   owner: ownerHere("user-1"),
 *   datasetId: "support-tickets",
 *   fields,
 *   count: 200,
 *   askAll: () => Promise.all([api.getMe(), api.listFields({ params }), api.listQuestions({ params })]),
 *   ...recordsPort(server, { datasetId: "support-tickets", userId: "user-1", mayClaim: false }),
 *   frames: [],
 *   onProgress: ({ done }) => console.info(`${done} tickets downloaded`),
 * });
 */
export async function download(options: DownloadOptions): Promise<void> {
  const { owner, datasetId, fields } = options;
  options.onProgress({ done: 0, total: undefined });
  const worker = await startWorker();
  const replies = await repliesTo(options.askAll);
  const records = await fetchRecords(options);
  const missedPictures = await keepPictures(worker, picturesIn(fields, records));
  await Promise.all(options.frames.map(loadFrame));
  const key = offlineCopyKey(owner, datasetId);
  const downloadedAt = Date.now();
  await (await offlineStore()).save({
    ...owner,
    key,
    datasetId,
    downloadedAt,
    replies,
    missedPictures,
    records,
  });
  rememberOwner(owner.userId);
  askToKeep();
}

/** Loads records from the first one, those without a response before drafts, until there are enough. */
export async function fetchRecords({
  datasetId,
  loadPage,
  count,
  onProgress,
}: Pick<DownloadOptions, "datasetId" | "loadPage" | "count" | "onProgress">): Promise<LoadedRecord[]> {
  const records: LoadedRecord[] = [];
  for (const status of ["pending", "draft"] as const) {
    for (let offset = 0; records.length < count; offset += PAGE_SIZE) {
      const limit = Math.min(PAGE_SIZE, count - records.length);
      const page = await loadPage({ ...firstCriteria(datasetId), status }, { offset, limit });
      records.push(...page.records);
      onProgress({ done: records.length, total: Math.min(count, Math.max(page.total, records.length)) });
      if (page.records.length < limit) break;
    }
  }
  return records;
}

/**
 * Removes the offline copy of one dataset, or all; with the last one it also removes the service worker.
 *
 * @param owner whose copies they are
 * @param datasetId undefined removes all of them
 * @example
 * await removeOfflineCopies(ownerHere("user-1"), "support-tickets");
 */
export async function removeOfflineCopies(owner: Owner, datasetId?: string): Promise<void> {
  const store = await offlineStore();
  const heads = await store.heads(owner);
  const gone = heads.filter((head) => datasetId === undefined || head.datasetId === datasetId);
  for (const head of gone) await store.remove(owner, head.datasetId);
  if (gone.length < heads.length) return;
  rememberOwner(undefined);
  await removeWorker();
}
