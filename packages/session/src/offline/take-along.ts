import type { Field } from "@glossa/contract";
import type { Owner } from "../outbox/entry";
import type { LoadedRecord, RecordsPort } from "../server/records";
import { askToKeep, keepPictures, loadFrame, removeWorker, startWorker } from "./browser";
import { packs } from "./opened";
import { rememberOwner } from "./owner";
import { packKey } from "./pack";
import { picturesIn } from "./pictures";
import { repliesTo } from "./replies";

const PAGE_SIZE = 100;

/** What is taken along, and how. */
interface Taking {
  owner: Owner;
  datasetId: string;
  fields: readonly Field[];
  /** How many records, at most. */
  count: number;
  /** Asks the server for all that the page needs beside records; what it says is taken along. */
  askAll: () => Promise<unknown>;
  /** Must not claim: what somebody may work on tomorrow should not be kept from colleagues today. */
  loadPage: RecordsPort["loadPage"];
  /** The addresses of the frames that HTML and templates are shown in. */
  frames: readonly string[];
  onProgress: (progress: { done: number; total: number }) => void;
}

/** Takes records of a dataset along with all that its page needs; whole or not at all. */
export async function takeAlong(taking: Taking): Promise<void> {
  const { owner, datasetId, fields } = taking;
  taking.onProgress({ done: 0, total: taking.count });
  const worker = await startWorker();
  const replies = await repliesTo(taking.askAll);
  const records = await fetchRecords(taking);
  const missedPictures = await keepPictures(worker, picturesIn(fields, records));
  await Promise.all(taking.frames.map(loadFrame));
  await askToKeep();
  const key = packKey(owner, datasetId);
  const takenAt = Date.now();
  await (await packs()).save({ ...owner, key, datasetId, takenAt, replies, missedPictures, records });
  rememberOwner(owner.userId);
}

/** Reads records from the first on, those without an answer before the drafts, until there are enough. */
export async function fetchRecords({
  loadPage,
  count,
  onProgress,
}: Pick<Taking, "loadPage" | "count" | "onProgress">): Promise<LoadedRecord[]> {
  const records: LoadedRecord[] = [];
  for (const status of ["pending", "draft"] as const) {
    for (let offset = 0; records.length < count; offset += PAGE_SIZE) {
      const limit = Math.min(PAGE_SIZE, count - records.length);
      const page = await loadPage(status, { offset, limit });
      records.push(...page.records);
      onProgress({ done: records.length, total: Math.min(count, Math.max(page.total, records.length)) });
      if (page.records.length < limit) break;
    }
  }
  return records;
}

/** Removes what was taken along of one dataset, or of all; with the last pack everything goes. */
export async function removeTaken(owner: Owner, datasetId?: string): Promise<void> {
  const store = await packs();
  const heads = await store.heads(owner);
  const gone = heads.filter((head) => datasetId === undefined || head.datasetId === datasetId);
  for (const head of gone) await store.remove(owner, head.datasetId);
  if (gone.length < heads.length) return;
  rememberOwner(undefined);
  await removeWorker();
}
