import type { DatasetSummary } from "@glossa/features/home";
import { type PendingWriteSource, usePendingWrites } from "@glossa/features/offline";
import { watchPendingWrites } from "@glossa/session/offline";
import { useMemo } from "react";
import { savePendingWrites } from "../outbox/save-pending-writes";
import { useOutbox } from "../outbox/use-outbox";
import { annotationPath } from "../paths";

/**
 * The answers of the user that the server does not have, with their datasets.
 *
 * @param datasets those that the user may open; undefined while they load
 */
export function useUnsent(datasets: readonly DatasetSummary[] | undefined) {
  const outbox = useOutbox();
  const watch = useMemo<PendingWriteSource["watchPendingWrites"]>(
    () => outbox && ((onEntries) => watchPendingWrites(outbox, onEntries)),
    [outbox],
  );
  const source = useMemo<PendingWriteSource>(
    () => ({
      outbox,
      watchPendingWrites: watch,
      saveFile: () => void savePendingWrites(outbox),
      // The home page loads no records.
      nameOf: () => undefined,
      placeOf: (id) => {
        const name = datasets?.find((dataset) => dataset.id === id)?.name;
        if (datasets && name === undefined) return { kind: "unavailable" };
        return { kind: "dataset", href: annotationPath(id), name };
      },
    }),
    [outbox, watch, datasets],
  );
  return usePendingWrites(source);
}
