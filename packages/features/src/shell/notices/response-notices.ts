import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";

/** A response that needs a decision of the user, and the reason. */
interface HeldResponse {
  recordId: string;
  hold: { kind: "signIn" } | { kind: "conflict" } | { kind: "refused"; reason: string } | null;
}

/** The records that share a notice because the same is to be said of them. */
interface Group {
  key: string;
  text: (count: number) => string;
  label: "saving.openRecord" | "saving.compare";
  /** What opens them, by id, latest last. */
  records: Map<string, () => void>;
  /** The id of the notice on screen. */
  notice?: number;
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
  const groups = new Map<string, Group>();
  const show = (group: Group) => {
    if (group.notice !== undefined) notices.close(group.notice);
    const onAction = [...group.records.values()].at(-1);
    if (!onAction) return void groups.delete(group.key);
    const action = { label: translate(group.label), onAction };
    const text = group.text(group.records.size);
    group.notice = notices.show({ tone: "warning", text, isPermanent: true, action });
  };
  const take = (recordId: string) => {
    for (const group of [...groups.values()]) if (group.records.delete(recordId)) show(group);
  };
  return {
    /** Shows that a response was changed elsewhere or refused. A missing sign-in has one notice for all responses. */
    held({ recordId, hold }: HeldResponse, onOpen: () => void) {
      take(recordId);
      if (!hold || hold.kind === "signIn") return;
      const made = groupOf(hold, translate);
      const group = groups.get(made.key) ?? made;
      groups.set(group.key, group);
      group.records.set(recordId, onOpen);
      show(group);
    },
    /** Removes a record from its notice: the user has opened it, or the matter is settled. */
    settled: take,
    close() {
      for (const group of [...groups.values()]) {
        group.records.clear();
        show(group);
      }
    },
    restored(count: number, onShow: (() => void) | undefined) {
      const text = translate("saving.restored", { count });
      const action = onShow && { label: translate("saving.restoredShow"), onAction: onShow };
      notices.show({ tone: "info", text, ...(action && { action }) });
    },
  };
}

function groupOf(
  hold: { kind: "conflict" } | { kind: "refused"; reason: string },
  translate: Translate,
): Group {
  const records: Group["records"] = new Map();
  if (hold.kind === "conflict") {
    const text = (count: number) => translate("saving.conflictNotice", { count });
    return { key: hold.kind, text, label: "saving.compare", records };
  }
  const { reason } = hold;
  const text = (count: number) => translate("saving.refusedNotice", { count, reason });
  return { key: `${hold.kind} ${reason}`, text, label: "saving.openRecord", records };
}
