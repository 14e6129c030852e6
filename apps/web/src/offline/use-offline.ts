import type { Field } from "@glossa/contract";
import type { OfflinePorts, OfflineView, UnsentView } from "@glossa/features/offline";
import type { Outbox, OutboxEntry } from "@glossa/session";
import { pageOfPack } from "@glossa/session/packs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { AnnotationData } from "../annotation/use-annotation";
import { useOutbox } from "../annotation/use-outbox";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";
import { whoTookAlong } from "./owner";

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** What is on this computer of a dataset and of its answers, and what can be done about it. */
export function useOffline(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  onOpenRecord: (recordId: string) => void,
): { view: OfflineView; ports: OfflinePorts } {
  const outbox = useOutbox();
  const entries = useUnsent(outbox);
  const { data: taken } = useQuery(takenQuery(dataset.id, outbox));
  const [taking, setTaking] = useState<OfflineView["taking"]>();
  const [hasFailed, setFailed] = useState(false);
  const ports = useMemo<OfflinePorts>(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: takenQuery(dataset.id).queryKey });
    return {
      async onTake(count) {
        setFailed(false);
        try {
          const { takeAlong } = await import("./take-along");
          await takeAlong({ dataset, fields, userId, count, onProgress: setTaking });
        } catch {
          setFailed(true);
        }
        setTaking(undefined);
        refresh();
      },
      async onRemove() {
        const { removeTaken } = await import("./take-along");
        await removeTaken(userId, dataset.id);
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

// Markdown may hold HTML, which is shown in a frame then.
function isFramed({ settings }: Field): boolean {
  return settings.type === "custom" || (settings.type === "text" && settings.use_markdown);
}

function ability(outbox: Outbox | undefined): OfflineView["can"] {
  if (!("serviceWorker" in navigator)) return "nothing";
  return outbox?.isDurable === false ? "noStorage" : "take";
}

function useUnsent(outbox: Outbox | undefined): readonly OutboxEntry[] {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    if (!outbox) return;
    let isGone = false;
    const read = () =>
      void outbox.list().then((list) => {
        // An answer that is sent within a blink need not be counted.
        const isSettledSoon = list.every(({ attempts, hold }) => attempts === 0 && !hold);
        if (!isGone) setEntries(isSettledSoon ? [] : list);
      });
    read();
    const stop = outbox.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [outbox]);
  return entries;
}

function unsentView({ recordId, datasetId, hold }: OutboxEntry, here: string): UnsentView {
  const href = datasetId === here ? undefined : annotationPath(datasetId);
  if (hold?.kind === "refused") return { recordId, href, state: { kind: "refused", reason: hold.reason } };
  return { recordId, href, state: { kind: hold?.kind ?? "waiting" } };
}

const takenQuery = (datasetId: string, outbox?: Outbox) => ({
  queryKey: ["taken", datasetId],
  queryFn: async () => {
    const owner = whoTookAlong();
    if (!owner) return null;
    const { packs } = await import("./packs");
    const pack = await (await packs()).find(owner, datasetId);
    if (!pack) return null;
    const left = pageOfPack(pack, "pending", everything, (await outbox?.list()) ?? []).total;
    const { takenAt, missedPictures } = pack;
    return { records: pack.records.length, left, takenAt, missedPictures };
  },
  meta: { isQuiet: true },
});
