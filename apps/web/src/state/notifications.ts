import type { NotificationPorts } from "@glossa/features/user-settings";
import { useMemo, useState } from "react";
import { usePreferences } from "./preferences";

const isAvailable = () => typeof Notification === "function" && window.isSecureContext;

/** Shows a notification of the browser when a long task has ended, if the page is hidden and the user allows it. */
export function notifyAway(text: string): void {
  if (!isAvailable() || !document.hidden || !usePreferences.getState().notifies) return;
  if (Notification.permission !== "granted") return;
  try {
    // The same words in another tab replace it.
    const notification = new Notification("Glossa", { body: text, tag: text, icon: "/icon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Browsers on phones offer them to service workers only; the notice on the page stays.
  }
}

/** The user's choice about notifications; undefined where the browser has none. */
export function useNotifications(): NotificationPorts | undefined {
  const { notifies, setNotifies } = usePreferences();
  const [isBlocked, setIsBlocked] = useState(false);
  return useMemo(() => {
    if (!isAvailable()) return undefined;
    const isGranted = Notification.permission === "granted";
    return {
      isOn: notifies && isGranted,
      isBlocked,
      onSwitch: async (isOn) => {
        const permission = isOn ? await Notification.requestPermission() : "granted";
        setIsBlocked(permission !== "granted");
        setNotifies(isOn && permission === "granted");
      },
    };
  }, [notifies, isBlocked, setNotifies]);
}
