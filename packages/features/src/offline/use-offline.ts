import { useMemo, useState } from "react";
import { type OutboxPort, type PendingWriteSource, usePendingWrites } from "./use-pending-writes";
import type { OfflineCopyView, OfflinePorts, OfflineView } from "./view-model";

/** The functions that the app provides so that the page works without a network. */
export interface OfflineSourcePorts extends Omit<PendingWriteSource, "placeOf"> {
  /** Downloads a number of records. */
  download: (records: number, onProgress: (download: OfflineView["download"]) => void) => Promise<void>;
  remove: () => Promise<void>;
  /** Loads the state of the offline copy again. */
  refresh: () => void;
  onOpenRecord: (recordId: string) => void;
  /** Returns the URL of a dataset's annotation page. */
  hrefOf: (datasetId: string) => string;
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
  const [download, setDownload] = useState<OfflineView["download"]>();
  const [hasFailed, setFailed] = useState(false);
  const writes = usePendingWrites(
    useMemo<PendingWriteSource>(
      () => ({
        ...source,
        placeOf: (owner) =>
          owner === datasetId
            ? { kind: "here" }
            : { kind: "dataset", href: source.hrefOf(owner), name: undefined },
      }),
      [source, datasetId],
    ),
  );
  const ports = useMemo<OfflinePorts>(
    () => ({
      ...writes.ports,
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
      onOpenRecord: source.onOpenRecord,
    }),
    [source, writes.ports],
  );
  const { pendingWrites } = writes;
  return { view: { can: ability(source.outbox), copy, download, hasFailed, pendingWrites }, ports };
}

function ability(outbox: OutboxPort | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "download";
}
