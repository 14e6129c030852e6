import { useEffect, useMemo, useState } from "react";
import type { PendingWritePlace, PendingWritePorts, PendingWriteState, PendingWriteView } from "./view-model";

/** The functions by which the app provides the pending writes of this browser. */
export interface PendingWriteSource {
  /** The outbox with pending writes; undefined while it opens. */
  outbox: OutboxPort | undefined;
  /** Reports the entries of the outbox, now and on each change; returns a function that stops it. */
  watchPendingWrites:
    | ((onEntries: (entries: readonly PendingWriteInput[]) => void) => () => void)
    | undefined;
  /** Returns the name by which users recognise a record, if it is loaded. */
  nameOf: (recordId: string) => string | undefined;
  /** Returns where the records of a dataset can be opened. */
  placeOf: (datasetId: string) => PendingWritePlace;
  /** Saves all pending writes as a file. */
  saveFile: () => void;
}

export interface OutboxPort {
  isDurable: boolean;
  release: (options: { includesRefused: boolean; recordId?: string }) => unknown;
  resolve: (recordId: string, which: "mine" | "other") => unknown;
}

export interface PendingWriteInput {
  recordId: string;
  datasetId: string;
  /** The reason why it is held; null if it only waits to be sent. */
  hold: PendingWriteState | null;
}

/**
 * The pending writes in this browser, with the functions that change them.
 *
 * @param source where they are; the same object as long as nothing has changed
 * @example
 * function UnsentCount({ source }: { source: PendingWriteSource }) {
 *   const { pendingWrites, ports } = usePendingWrites(source);
 *   return <button onClick={ports.onSendNow}>Send {pendingWrites.length} answers</button>;
 * }
 */
export function usePendingWrites(source: PendingWriteSource): {
  pendingWrites: readonly PendingWriteView[];
  ports: PendingWritePorts;
} {
  const { watchPendingWrites } = source;
  const [entries, setEntries] = useState<readonly PendingWriteInput[]>([]);
  useEffect(() => watchPendingWrites?.(setEntries), [watchPendingWrites]);
  const ports = useMemo<PendingWritePorts>(
    () => ({
      onSendNow: () => void source.outbox?.release({ includesRefused: true }),
      onSendAgain: (recordId) => void source.outbox?.release({ includesRefused: true, recordId }),
      onSaveFile: source.saveFile,
      onKeep: (recordId, which) => void source.outbox?.resolve(recordId, which),
      onDrop: (recordId) => void source.outbox?.resolve(recordId, "other"),
    }),
    [source],
  );
  const pendingWrites = entries.map(({ recordId, datasetId, hold }) => ({
    recordId,
    name: source.nameOf(recordId),
    place: source.placeOf(datasetId),
    state: hold ?? { kind: "waiting" as const },
  }));
  return { pendingWrites, ports };
}
