import type { Field } from "@glossa/contract";
import { type OfflineMeans, useOffline } from "@glossa/features/offline";
import type { Outbox } from "@glossa/session";
import { ownerHere, watchUnsent, whoTookAlong } from "@glossa/session/offline";
import { removeTaken, takenOf } from "@glossa/session/packs";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { annotationPath } from "../../paths";
import { queryClient } from "../../queries/client";
import { useOutbox } from "../../use-outbox";
import type { AnnotationData } from "../use-annotation";
import { takeDatasetAlong } from "./take-along";

/** The offline copy of the dataset on screen, from the stored copies and the outbox of this browser. */
export function useOfflineHere(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  { onOpenRecord, nameOf }: Pick<OfflineMeans, "onOpenRecord" | "nameOf">,
) {
  const outbox = useOutbox();
  const { data: taken } = useQuery(takenQuery({ id: dataset.id, fields }, outbox));
  const means = useMemo<OfflineMeans>(
    () => ({
      take: (count, onProgress) => takeDatasetAlong({ dataset, fields }, userId, count, onProgress),
      remove: () => removeTaken(ownerHere(userId), dataset.id),
      refresh: () => void queryClient.invalidateQueries({ queryKey: keyOf(dataset.id) }),
      outbox,
      watchUnsent: outbox && ((onEntries) => watchUnsent(outbox, onEntries)),
      onOpenRecord,
      nameOf,
      hrefOf: annotationPath,
    }),
    [dataset, fields, userId, outbox, onOpenRecord, nameOf],
  );
  return useOffline(dataset.id, taken ?? undefined, means);
}

const keyOf = (datasetId: string) => ["taken", datasetId];

const takenQuery = (dataset: { id: string; fields: readonly Field[] }, outbox: Outbox | undefined) => ({
  queryKey: keyOf(dataset.id),
  queryFn: async () => {
    const owner = whoTookAlong();
    if (!owner) return null;
    return takenOf(owner, dataset, outbox);
  },
  meta: { isQuiet: true },
});
