import { useEffect } from "react";
import { isAnnounced } from "./queries/server";
import { usePreferences } from "./state/preferences";
import { syncPreferences } from "./state/preferences-sync";

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
