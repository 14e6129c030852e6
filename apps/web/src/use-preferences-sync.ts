import { useOpened } from "@glossa/features/shell";
import { keepInStep, takeOver } from "@glossa/features/user-settings";
import { useMemo } from "react";
import { api } from "./api";
import { isAnnounced } from "./queries/server";
import { usePreferences } from "./state/preferences";

/** Keeps a person's preferences with their account where the server can, for as long as they are signed in. */
export function usePreferencesSync(userId: string | undefined): void {
  useOpened(useMemo(() => (userId === undefined ? undefined : () => openPreferences(userId)), [userId]));
}

async function openPreferences(userId: string) {
  usePreferences.getState().openHabits(userId);
  if (await isAnnounced("preferences")) return { close: syncPreferences() };
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
