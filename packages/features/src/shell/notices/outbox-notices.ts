import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";

/** Tells people what they should know of the way that their answers take. */
export function outboxNotices(notices: ToastStore, translate: Translate) {
  const warn = (text: string) => notices.show({ tone: "warning", text, isPermanent: true });
  return {
    onNoStorage: (why: "refused" | "olderTab" | "newerTab") =>
      void warn(translate(`saving.noStorage.${why}`)),
    onSentEarlier: (count: number) => {
      notices.show({ tone: "info", text: translate("saving.sentEarlier", { count }) });
    },
    onOutage: () => {
      // This says all that the shorter notice does, and two of them would cover the page.
      const offline = notices.getSnapshot().find(({ text }) => text === translate("network.offline"));
      if (offline) notices.close(offline.id);
      const id = warn(translate("saving.outage"));
      return () => notices.close(id);
    },
  };
}
