import type { Field } from "@glossa/contract";
import type { OfflinePorts, OfflineView, UnsentView } from "@glossa/features/offline";
import type { Outbox, OutboxEntry } from "@glossa/session";
import { ownerHere, watchUnsent, whoTookAlong } from "@glossa/session/offline";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { AnnotationData } from "../annotation/use-annotation";
import { useOutbox } from "../annotation/use-outbox";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";

/** What is on this computer of a dataset and of its answers, and what can be done about it. */
export function useOffline(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  onOpenRecord: (recordId: string) => void,
): { view: OfflineView; ports: OfflinePorts } {
  const outbox = useOutbox();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const { data: taken } = useQuery(takenQuery(dataset.id, outbox));
  const [taking, setTaking] = useState<OfflineView["taking"]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => outbox && watchUnsent(outbox, setEntries), [outbox]);
  const ports = useMemo<OfflinePorts>(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: takenQuery(dataset.id).queryKey });
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
    taken: taken ? { ...taken, hasFrames: fields.some(isFramed) } : undefined,
    taking,
    hasFailed,
    unsent: entries.map((entry) => unsentView(entry, dataset.id)),
  };
  return { view, ports };
}

const takenQuery = (datasetId: string, outbox?: Outbox) => ({
  queryKey: ["taken", datasetId],
  queryFn: async () => {
    const owner = whoTookAlong();
    if (!owner) return null;
    const { takenOf } = await import("@glossa/session/packs");
    return takenOf(owner, datasetId, outbox);
  },
  meta: { isQuiet: true },
});

// Markdown may hold HTML, which is shown in a frame then.
function isFramed({ settings }: Field): boolean {
  return settings.type === "custom" || (settings.type === "text" && settings.use_markdown);
}

function ability(outbox: Outbox | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "take";
}

function unsentView({ recordId, datasetId, hold }: OutboxEntry, here: string): UnsentView {
  const href = datasetId === here ? undefined : annotationPath(datasetId);
  if (hold?.kind === "refused") return { recordId, href, state: { kind: "refused", reason: hold.reason } };
  return { recordId, href, state: { kind: hold?.kind ?? "waiting" } };
}
