import type { Dataset, Field } from "@glossa/contract";
import { type PackHead, packKey } from "@glossa/session/packs";
import { type LoadedRecord, searchRecords } from "../annotation/records-port";
import { frames } from "../frames";
import { queryClient } from "../queries/client";
import {
  datasetQuery,
  datasetsQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  metricsQuery,
  progressQuery,
  questionsQuery,
  workspaceQuery,
  workspacesQuery,
} from "../queries/datasets";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { rememberOwner } from "./owner";
import { packs } from "./packs";
import { picturesIn } from "./pictures";
import { repliesTo } from "./replies";

const PAGE_SIZE = 100;
const FRAME_MS = 10_000;

interface Taking {
  dataset: Dataset;
  fields: readonly Field[];
  userId: string;
  /** How many records, at most. */
  count: number;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** Takes records of a dataset along with all that its page needs; whole or not at all. */
export async function takeAlong({ dataset, fields, userId, count, onProgress }: Taking): Promise<void> {
  const owner = { server: window.location.origin, userId };
  onProgress({ done: 0, total: count });
  const worker = await startWorker();
  const replies = await repliesTo(() => askAll(dataset));
  const records = await fetchRecords({ dataset, userId, count, onProgress });
  const missedPictures = await keepPictures(worker, picturesIn(fields, records));
  await Promise.all(Object.values(frames).map(loadFrame));
  // Else the browser may throw it away when room is short. It asks nobody or the person, as it likes.
  await navigator.storage?.persist?.().catch(() => false);
  const head: PackHead = {
    ...owner,
    key: packKey(owner, dataset.id),
    datasetId: dataset.id,
    takenAt: Date.now(),
    replies,
    missedPictures,
  };
  await (await packs()).save({ ...head, records });
  rememberOwner(userId);
}

/** Removes what was taken along of one dataset, or of all; with the last pack everything goes. */
export async function removeTaken(userId: string, datasetId?: string): Promise<void> {
  const owner = { server: window.location.origin, userId };
  const store = await packs();
  const heads = await store.heads(owner);
  const gone = heads.filter((head) => datasetId === undefined || head.datasetId === datasetId);
  for (const head of gone) await store.remove(owner, head.datasetId);
  if (gone.length < heads.length) return;
  rememberOwner(undefined);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("glossa-")) await caches.delete(name);
}

async function startWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error("The service worker is not active, so nothing can be taken along.");
  return active;
}

async function askAll({ id, workspace_id }: Dataset): Promise<void> {
  const fresh = { staleTime: 0 };
  await Promise.all([
    queryClient.fetchQuery({ ...meQuery, ...fresh }),
    queryClient.fetchQuery({ ...settingsQuery, ...fresh }),
    queryClient.fetchQuery({ ...datasetsQuery, ...fresh }),
    queryClient.fetchQuery({ ...workspacesQuery, ...fresh }),
    queryClient.fetchQuery({ ...datasetQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...workspaceQuery(workspace_id), ...fresh }),
    queryClient.fetchQuery({ ...fieldsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...questionsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...metadataPropertiesQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...metricsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...progressQuery(id), ...fresh }),
  ]);
}

// Not claimed: what somebody may work on tomorrow should not be kept from colleagues today.
async function fetchRecords({ dataset, userId, count, onProgress }: Omit<Taking, "fields">) {
  const records: LoadedRecord[] = [];
  for (const status of ["pending", "draft"] as const) {
    for (let offset = 0; records.length < count; offset += PAGE_SIZE) {
      const limit = Math.min(PAGE_SIZE, count - records.length);
      const page = await searchRecords({ datasetId: dataset.id, userId }, status, { offset, limit });
      records.push(...page.records);
      onProgress({ done: records.length, total: Math.min(count, Math.max(page.total, records.length)) });
      if (page.records.length < limit) break;
    }
  }
  return records;
}

function keepPictures(worker: ServiceWorker, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return Promise.resolve(0);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ missed: number }>) => resolve(data.missed);
    worker.postMessage({ keepPictures: addresses }, [port2]);
  });
}

/** Loads a frame once: a worker cannot serve frames without an origin, but the browser's own cache keeps them. */
function loadFrame(address: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts");
    frame.hidden = true;
    frame.src = address;
    const end = () => {
      frame.remove();
      resolve();
    };
    frame.addEventListener("load", end);
    setTimeout(end, FRAME_MS);
    document.body.append(frame);
  });
}
