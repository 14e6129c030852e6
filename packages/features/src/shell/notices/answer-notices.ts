import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";

/** An answer that needs a person, and why. */
interface HeldAnswer {
  recordId: string;
  hold: { kind: "signIn" } | { kind: "conflict" } | { kind: "refused"; reason: string } | null;
}

/** Tells of answers that need a person, and of unsent work that is there again, with the way to their records. */
export function answerNotices(notices: Pick<ToastStore, "show" | "close">, translate: Translate) {
  const shown = new Map<string, number>();
  const take = (recordId: string) => {
    const id = shown.get(recordId);
    shown.delete(recordId);
    if (id !== undefined) notices.close(id);
  };
  return {
    /** Tells that an answer was changed elsewhere, or is not accepted. A missing sign-in is told for all at once. */
    held({ recordId, hold }: HeldAnswer, onOpen: () => void) {
      take(recordId);
      if (!hold || hold.kind === "signIn") return;
      const isRefused = hold.kind === "refused";
      const text = isRefused
        ? translate("saving.refusedNotice", { reason: hold.reason })
        : translate("saving.conflictNotice");
      const label = translate(isRefused ? "saving.openRecord" : "saving.compare");
      const action = { label, onAction: onOpen };
      shown.set(recordId, notices.show({ tone: "warning", text, isPermanent: true, action }));
    },
    /** Takes the notice of a record away: somebody is there, or the matter is settled. */
    settled: take,
    close() {
      for (const recordId of [...shown.keys()]) take(recordId);
    },
    restored(count: number, onShow: (() => void) | undefined) {
      const text = translate("saving.restored", { count });
      const action = onShow && { label: translate("saving.restoredShow"), onAction: onShow };
      notices.show({ tone: "info", text, ...(action && { action }) });
    },
  };
}
