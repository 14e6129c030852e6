import { keepInStep, takeOver } from "@glossa/features/user-settings";
import { useEffect } from "react";
import { api } from "./api";
import { isAnnounced } from "./queries/server";
import { usePreferences } from "./state/preferences";

/** Keeps a person's preferences with their account where the server can, for as long as they are signed in. */
export function usePreferencesSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    usePreferences.getState().openHabits(userId);
    let stop: (() => void) | undefined;
    let isGone = false;
    void isAnnounced("preferences").then((isKept) => {
      if (isKept && !isGone) stop = syncPreferences();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId]);
}

/** Keeps preferences the same on all devices of who is signed in; answers how to stop. */
export function syncPreferences(): () => void {
  return keepInStep({
    ...usePreferences,
    keys: ["theme", "locale", "layout", "habits"],
    load: () => api.getMyPreferences(),
    save: (body, keepalive) => api.updateMyPreferences({ body, keepalive }),
    takeOver: (stored) => takeOver(usePreferences.getState(), stored),
  });
}
