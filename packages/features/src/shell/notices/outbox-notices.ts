import type { ToastStore } from "@glossa/design-system";
import type { Translate } from "@glossa/locales";
import type { OutageReason } from "../OutageBanner";

/**
 * Shows notices about the sending of responses.
 *
 * @param notices where they are shown
 * @param translate returns their texts
 * @param onOutage called when the server cannot be reached, and when it can again
 * @example
 * declare const translate: Translate;
 * const notices = outboxNotices(makeToastStore(), translate, (isOut) => console.info(isOut));
 * const onBack = notices.onOutage(); // calls back with true
 * onBack(); // calls back with false
 */
export function outboxNotices(
  notices: ToastStore,
  translate: Translate,
  /** Called when the server becomes unreachable or reachable again. */
  onOutage: (isOut: boolean, why?: OutageReason) => void,
) {
  let sentEarlier: number | undefined;
  const warn = (text: string) => notices.show({ tone: "warning", text, isPermanent: true });
  return {
    onNoStorage: (why: "refused" | "olderTab" | "newerTab") =>
      void warn(translate(`saving.noStorage.${why}`)),
    onStoredAgain: () => warn(translate("saving.storedAgain")),
    onSentEarlier: (count: number) => {
      sentEarlier = notices.show({ tone: "info", text: translate("saving.sentEarlier", { count }) });
    },
    onOutage: (why?: OutageReason) => {
      // The banner contains everything that the shorter notice does.
      const offline = notices.getSnapshot().find(({ text }) => text === translate("network.offline"));
      if (offline) notices.close(offline.id);
      // Nothing is being sent.
      if (sentEarlier !== undefined) notices.close(sentEarlier);
      onOutage(true, why);
      return () => onOutage(false);
    },
  };
}
