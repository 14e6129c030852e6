import { useEffect, useRef } from "react";
import { useOutbox } from "../outbox/use-outbox";
import { isFoundDeleted, isKnownDeleted } from "../queries/deleted-dataset";
import { useDeletions } from "../queries/known-deletions";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { closeResponseNotices } from "./response-notices";

/** How often the page of a deleted dataset asks, in milliseconds, whether it was restored. */
export const lookEvery = 5000;

/** Says that the dataset on screen was deleted, until it is restored or the page is left. */
export function useDeletedNotice(datasetId: string): void {
  const isDeleted = useDeletions(({ ids }) => ids.has(datasetId));
  const outbox = useOutbox();
  const wasDeleted = useRef(false);
  useEffect(() => {
    if (wasDeleted.current && !isDeleted) {
      notices.show({ tone: "success", text: translate("saving.datasetRestored") });
      // What was refused because of the deletion can be saved again.
      void outbox?.release({ includesRefused: true, datasetId });
    }
    wasDeleted.current = isDeleted;
  }, [isDeleted, outbox, datasetId]);
  useEffect(() => {
    if (!isDeleted) return;
    // They lead to records that cannot be opened.
    closeResponseNotices();
    tellDeleted();
    const timer = setInterval(() => void isFoundDeleted(datasetId), lookEvery);
    return () => {
      clearInterval(timer);
      closeDeleted();
    };
  }, [isDeleted, datasetId]);
}

/** Whether answers are taken: those to a deleted dataset would only pile up. If they are not, the page says why. */
export function mayRespondIn(datasetId: string): boolean {
  if (!isKnownDeleted(datasetId)) return true;
  tellDeleted();
  // Somebody may have restored it.
  void isFoundDeleted(datasetId);
  return false;
}

let shown: number | undefined;

function tellDeleted(): void {
  closeDeleted();
  shown = notices.show({ tone: "warning", text: translate("saving.datasetDeleted"), isPermanent: true });
}

function closeDeleted(): void {
  if (shown !== undefined) notices.close(shown);
  shown = undefined;
}
