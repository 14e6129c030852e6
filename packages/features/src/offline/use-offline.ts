import { useEffect, useMemo, useState } from "react";
import type { OfflineCopyView, OfflinePorts, OfflineView, PendingWriteState } from "./view-model";

/** The functions that the app provides so that the page works without a network. */
export interface OfflineSourcePorts {
  /** Downloads a number of records. */
  download: (records: number, onProgress: (download: OfflineView["download"]) => void) => Promise<void>;
  remove: () => Promise<void>;
  /** Loads the state of the offline copy again. */
  refresh: () => void;
  /** The outbox with pending writes; undefined while it opens. */
  outbox: OutboxPort | undefined;
  /** Reports the entries of the outbox, now and on each change; returns a function that stops it. */
  watchPendingWrites:
    | ((onEntries: (entries: readonly PendingWriteInput[]) => void) => () => void)
    | undefined;
  onOpenRecord: (recordId: string) => void;
  /** Returns the name by which users recognise a record, if it is loaded. */
  nameOf: (recordId: string) => string | undefined;
  /** Returns the URL of a dataset's annotation page. */
  hrefOf: (datasetId: string) => string;
}

export interface OutboxPort {
  isDurable: boolean;
  release: (options: { includesRefused: boolean }) => unknown;
  resolve: (recordId: string, which: "mine" | "other") => unknown;
}

export interface PendingWriteInput {
  recordId: string;
  datasetId: string;
  /** The reason why it is held; null if it only waits to be sent. */
  hold: PendingWriteState | null;
}

/**
 * The offline copy of a dataset and the pending writes in this browser, with the functions that change them.
 *
 * @param datasetId the dataset that is open
 * @param copy what is known of its copy; undefined if there is none
 * @param source where copies and pending writes are
 * @example
 * function PendingCount({ source }: { source: OfflineSourcePorts }) {
 *   const { view, ports } = useOffline("tickets", undefined, source);
 *   return <button onClick={() => ports.onSendNow()}>Send {view.pendingWrites.length} answers</button>;
 * }
 */
export function useOffline(
  datasetId: string,
  copy: OfflineCopyView | undefined,
  source: OfflineSourcePorts,
): { view: OfflineView; ports: OfflinePorts } {
  const { outbox, watchPendingWrites, hrefOf } = source;
  const [entries, setEntries] = useState<readonly PendingWriteInput[]>([]);
  const [download, setDownload] = useState<OfflineView["download"]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => watchPendingWrites?.(setEntries), [watchPendingWrites]);
  const ports = useMemo<OfflinePorts>(
    () => ({
      onOpened: () => source.refresh(),
      async onDownload(records) {
        setFailed(false);
        await source.download(records, setDownload).catch(() => setFailed(true));
        setDownload(undefined);
        source.refresh();
      },
      async onRemove() {
        await source.remove();
        source.refresh();
      },
      onSendNow: () => void source.outbox?.release({ includesRefused: true }),
      onOpenRecord: source.onOpenRecord,
      onKeep: (recordId, which) => void source.outbox?.resolve(recordId, which),
      onDrop: (recordId) => void source.outbox?.resolve(recordId, "other"),
    }),
    [source],
  );
  const pendingWrites = entries.map(({ recordId, datasetId: owner, hold }) => ({
    recordId,
    name: source.nameOf(recordId),
    href: owner === datasetId ? undefined : hrefOf(owner),
    state: hold ?? { kind: "waiting" as const },
  }));
  return { view: { can: ability(outbox), copy, download, hasFailed, pendingWrites }, ports };
}

function ability(outbox: OutboxPort | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "download";
}
