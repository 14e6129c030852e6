import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";

/** Tells people what they should know of the way that their answers take. */
export function outboxNotices(
  notices: ToastStore,
  translate: Translate,
  /** Shows that the server is unreachable, or that it is no longer. */
  onOutage: (isOut: boolean) => void,
) {
  let sentEarlier: number | undefined;
  const warn = (text: string) => notices.show({ tone: "warning", text, isPermanent: true });
  return {
    onNoStorage: (why: "refused" | "olderTab" | "newerTab") =>
      void warn(translate(`saving.noStorage.${why}`)),
    onSentEarlier: (count: number) => {
      sentEarlier = notices.show({ tone: "info", text: translate("saving.sentEarlier", { count }) });
    },
    onOutage: () => {
      // The banner says all that the shorter notice does.
      const offline = notices.getSnapshot().find(({ text }) => text === translate("network.offline"));
      if (offline) notices.close(offline.id);
      // Nothing is being sent.
      if (sentEarlier !== undefined) notices.close(sentEarlier);
      onOutage(true);
      return () => onOutage(false);
    },
  };
}
