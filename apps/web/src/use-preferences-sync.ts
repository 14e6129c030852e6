import { useEffect } from "react";
import { isAnnounced } from "./queries/server";

/** Keeps a person's preferences with their account where the server can, for as long as they are signed in. */
export function usePreferencesSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      if (!(await isAnnounced("preferences"))) return;
      const { syncPreferences } = await import("./state/preferences-sync");
      if (!isGone) stop = syncPreferences();
    };
    // Where it can't be loaded, preferences stay on this browser.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId]);
}
