import { useEffect, useMemo, useState } from "react";
import type { OfflinePorts, OfflineView, TakenView, UnsentState } from "./view-model";

/** What the app has to do for the page to work without a network. */
export interface OfflineMeans {
  /** Takes so many records along. */
  take: (records: number, onProgress: (taking: OfflineView["taking"]) => void) => Promise<void>;
  remove: () => Promise<void>;
  /** Asks anew what was taken along. */
  refresh: () => void;
  /** Where answers wait; undefined while it opens. */
  outbox: Outbox | undefined;
  /** Tells what waits there, now and whenever that changes; answers how to stop. */
  watchUnsent: ((onEntries: (entries: readonly UnsentAnswer[]) => void) => () => void) | undefined;
  onOpenRecord: (recordId: string) => void;
  /** What people know a record by, where it is at hand. */
  nameOf: (recordId: string) => string | undefined;
  /** Where a dataset is worked on. */
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
  /** What stands in its way; null: nothing but time. */
  hold: UnsentState | null;
}

/** What is on this computer of a dataset and of its answers, and what can be done about it. */
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
