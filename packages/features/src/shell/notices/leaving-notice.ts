import type { ToastStore } from "@glossa/design-system";

/**
 * Shows a warning that changes are about to be hidden, until the user drops them or stays. The function that shows it
 * returns a function that closes it.
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
  return (onLetGo: () => void, onStay: () => void): (() => void) => {
    const id = notices.show({
      tone: "warning",
      text: translate("leaving.title"),
      isPermanent: true,
      isReplacing: true,
      action: { label: translate("leaving.ignore"), onAction: onLetGo },
      onDismiss: onStay,
    });
    return () => notices.close(id);
  };
}
