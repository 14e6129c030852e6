import type { Field } from "@glossa/contract";
import type { OfflinePorts, OfflineView } from "@glossa/features/offline";
import type { Outbox, OutboxEntry } from "@glossa/session";
import { ownerHere, watchUnsent, whoTookAlong } from "@glossa/session/offline";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { annotationPath } from "../../paths";
import { queryClient } from "../../queries/client";
import { useOutbox } from "../../use-outbox";
import type { AnnotationData } from "../use-annotation";

/** What is on this computer of a dataset and of its answers, and what can be done about it. */
export function useOffline(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  onOpenRecord: (recordId: string) => void,
): { view: OfflineView; ports: OfflinePorts } {
  const outbox = useOutbox();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const { data: taken } = useQuery(takenQuery({ id: dataset.id, fields }, outbox));
  const [taking, setTaking] = useState<OfflineView["taking"]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => outbox && watchUnsent(outbox, setEntries), [outbox]);
  const ports = useMemo<OfflinePorts>(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: keyOf(dataset.id) });
    return {
      async onTake(count) {
        setFailed(false);
        try {
          const { takeDatasetAlong } = await import("./take-along");
          await takeDatasetAlong({ dataset, fields }, userId, count, setTaking);
        } catch {
          setFailed(true);
        }
        setTaking(undefined);
        refresh();
      },
      async onRemove() {
        const { removeTaken } = await import("@glossa/session/packs");
        await removeTaken(ownerHere(userId), dataset.id);
        refresh();
      },
      onSendNow: () => void outbox?.release(),
      onOpenRecord,
      onKeep: (recordId, which) => void outbox?.resolve(recordId, which),
      onDrop: (recordId) => void outbox?.resolve(recordId, "other"),
    };
  }, [dataset, fields, userId, outbox, onOpenRecord]);
  const view = {
    can: ability(outbox),
    taken: taken ?? undefined,
    taking,
    hasFailed,
    unsent: entries.map(({ recordId, datasetId, hold }) => ({
      recordId,
      href: datasetId === dataset.id ? undefined : annotationPath(datasetId),
      state: hold ?? { kind: "waiting" as const },
    })),
  };
  return { view, ports };
}

const keyOf = (datasetId: string) => ["taken", datasetId];

const takenQuery = (dataset: { id: string; fields: readonly Field[] }, outbox: Outbox | undefined) => ({
  queryKey: keyOf(dataset.id),
  queryFn: async () => {
    const owner = whoTookAlong();
    if (!owner) return null;
    const { takenOf } = await import("@glossa/session/packs");
    return takenOf(owner, dataset, outbox);
  },
  meta: { isQuiet: true },
});

function ability(outbox: Outbox | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "take";
}
