import { useEffect, useMemo, useState } from "react";
import type { OfflinePorts, OfflineView, TakenView, UnsentState } from "./view-model";

/** The functions that the app provides so that the page works without a network. */
export interface OfflineMeans {
  /** Downloads a number of records. */
  take: (records: number, onProgress: (taking: OfflineView["taking"]) => void) => Promise<void>;
  remove: () => Promise<void>;
  /** Loads the state of the offline copy again. */
  refresh: () => void;
  /** The outbox with unsent responses; undefined while it opens. */
  outbox: Outbox | undefined;
  /** Reports the entries of the outbox, now and on each change; returns a function that stops it. */
  watchUnsent: ((onEntries: (entries: readonly UnsentAnswer[]) => void) => () => void) | undefined;
  onOpenRecord: (recordId: string) => void;
  /** Returns the name by which users recognise a record, if it is loaded. */
  nameOf: (recordId: string) => string | undefined;
  /** Returns the URL of a dataset's annotation page. */
  hrefOf: (datasetId: string) => string;
}

interface Outbox {
  isDurable: boolean;
  release: () => unknown;
  resolve: (recordId: string, which: "mine" | "other") => unknown;
}

interface UnsentAnswer {
  recordId: string;
  datasetId: string;
  /** The reason why it is held; null if it only waits to be sent. */
  hold: UnsentState | null;
}

/** The offline copy of a dataset and the unsent responses in this browser, with the functions that change them. */
export function useOffline(
  datasetId: string,
  taken: TakenView | undefined,
  means: OfflineMeans,
): { view: OfflineView; ports: OfflinePorts } {
  const { outbox, watchUnsent, hrefOf } = means;
  const [entries, setEntries] = useState<readonly UnsentAnswer[]>([]);
  const [taking, setTaking] = useState<OfflineView["taking"]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => watchUnsent?.(setEntries), [watchUnsent]);
  const ports = useMemo<OfflinePorts>(
    () => ({
      onOpened: () => means.refresh(),
      async onTake(records) {
        setFailed(false);
        await means.take(records, setTaking).catch(() => setFailed(true));
        setTaking(undefined);
        means.refresh();
      },
      async onRemove() {
        await means.remove();
        means.refresh();
      },
      onSendNow: () => void means.outbox?.release(),
      onOpenRecord: means.onOpenRecord,
      onKeep: (recordId, which) => void means.outbox?.resolve(recordId, which),
      onDrop: (recordId) => void means.outbox?.resolve(recordId, "other"),
    }),
    [means],
  );
  const unsent = entries.map(({ recordId, datasetId: owner, hold }) => ({
    recordId,
    name: means.nameOf(recordId),
    href: owner === datasetId ? undefined : hrefOf(owner),
    state: hold ?? { kind: "waiting" as const },
  }));
  return { view: { can: ability(outbox), taken, taking, hasFailed, unsent }, ports };
}

function ability(outbox: Outbox | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "take";
}
