import type { ToastStore } from "@glossa/design-system";

/**
 * Shows a warning that changes are about to be hidden, until the user drops them or stays. The function that shows it
 * returns a function that closes it; its text is about a response, unless another one is given.
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
  return (onLetGo: () => void, onStay: () => void, text = translate("leaving.title")): (() => void) => {
    const id = notices.show({
      tone: "warning",
      text,
      isPermanent: true,
      isReplacing: true,
      action: { label: translate("leaving.ignore"), onAction: onLetGo },
      onDismiss: onStay,
    });
    return () => notices.close(id);
  };
}
