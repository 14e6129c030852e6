import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";

/** A response that needs a decision of the user, and the reason. */
interface HeldResponse {
  recordId: string;
  hold: { kind: "signIn" } | { kind: "conflict" } | { kind: "refused"; reason: string } | null;
}

/**
 * Shows notices about responses that need a decision and about restored drafts, with actions to open their records.
 *
 * @param notices where they are shown
 * @param translate returns their texts
 * @example
 * declare const translate: Translate;
 * const notices = responseNotices(makeToastStore(), translate);
 * notices.held({ recordId: "ticket-7", hold: { kind: "conflict" } }, () => console.info("opened"));
 * notices.settled("ticket-7"); // closes the notice
 */
export function responseNotices(notices: Pick<ToastStore, "show" | "close">, translate: Translate) {
  const shown = new Map<string, number>();
  const take = (recordId: string) => {
    const id = shown.get(recordId);
    shown.delete(recordId);
    if (id !== undefined) notices.close(id);
  };
  return {
    /** Shows that a response was changed elsewhere or refused. A missing sign-in has one notice for all responses. */
    held({ recordId, hold }: HeldResponse, onOpen: () => void) {
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
    /** Closes the notice of a record: the user has opened it, or the matter is settled. */
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
