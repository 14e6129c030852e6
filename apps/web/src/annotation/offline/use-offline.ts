import type { Field } from "@glossa/contract";
import { type OfflineSourcePorts, useOffline } from "@glossa/features/offline";
import type { Outbox } from "@glossa/session";
import { offlineCopyOwner, ownerHere, watchPendingWrites } from "@glossa/session/offline";
import { offlineCopySummary, removeOfflineCopies } from "@glossa/session/offline-copies";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { savePendingWrites } from "../../outbox/save-pending-writes";
import { useOutbox } from "../../outbox/use-outbox";
import { annotationPath } from "../../paths";
import { queryClient } from "../../queries/client";
import { translate } from "../../state/language";
import { notifyAway } from "../../state/notifications";
import type { AnnotationData } from "../use-annotation";
import { downloadDataset } from "./download-dataset";

/** Returns the view and ports of the offline copy of the dataset on screen, from the stored copies and the outbox of this browser. */
export function useOfflineCopy(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  { onOpenRecord, nameOf }: Pick<OfflineSourcePorts, "onOpenRecord" | "nameOf">,
) {
  const outbox = useOutbox();
  const { data: copy } = useQuery(offlineCopyQuery({ id: dataset.id, fields }, outbox));
  const ports = useMemo<OfflineSourcePorts>(
    () => ({
      download: async (count, onProgress) => {
        await downloadDataset({ dataset, fields }, userId, count, onProgress);
        notifyAway(translate("offline.ready", { name: dataset.name }));
      },
      remove: () => removeOfflineCopies(ownerHere(userId), dataset.id),
      refresh: () => void queryClient.invalidateQueries({ queryKey: keyOf(dataset.id) }),
      outbox,
      watchPendingWrites: outbox && ((onEntries) => watchPendingWrites(outbox, onEntries)),
      saveFile: () => void savePendingWrites(outbox),
      onOpenRecord,
      nameOf,
      hrefOf: annotationPath,
    }),
    [dataset, fields, userId, outbox, onOpenRecord, nameOf],
  );
  return useOffline(dataset.id, copy ?? undefined, ports);
}

const keyOf = (datasetId: string) => ["offline-copy", datasetId];

const offlineCopyQuery = (dataset: { id: string; fields: readonly Field[] }, outbox: Outbox | undefined) => ({
  queryKey: keyOf(dataset.id),
  queryFn: async () => {
    const owner = offlineCopyOwner();
    if (!owner) return null;
    return offlineCopySummary(owner, dataset, outbox);
  },
  meta: { isQuiet: true },
});
