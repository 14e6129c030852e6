import type { ToastStore } from "@glossa/design-system";

/**
 * Returns a function that warns the user that unsaved changes are about to be lost from view. The warning stays until the
 * user discards the changes or stays on the page. Showing it returns a function that closes it. Without a text, the warning is
 * about a response.
 *
 * @param notices where the warning is shown
 * @param translate returns its text and that of its button
 * @example
 * declare const translate: Translate;
 * const askBefore = leavingNotice(makeToastStore(), translate);
 * const close = askBefore(
 *   () => window.location.assign("/"),
 *   () => console.info("The user stays"),
 * );
 */
export function leavingNotice(
  notices: Pick<ToastStore, "show" | "close">,
  translate: (key: "leaving.title" | "leaving.ignore") => string,
) {
  return (onDiscard: () => void, onStay: () => void, text = translate("leaving.title")): (() => void) => {
    const id = notices.show({
      tone: "warning",
      text,
      isPermanent: true,
      isReplacing: true,
      action: { label: translate("leaving.ignore"), onAction: onDiscard },
      onDismiss: onStay,
    });
    return () => notices.close(id);
  };
}
