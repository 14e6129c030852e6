import type { ToastStore } from "@glossa/design-system";

/**
 * How to say that changes are about to go out of sight, until somebody decides: lets them go, or stays. What is called
 * answers how to take it back.
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
