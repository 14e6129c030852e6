import { useOpened } from "@glossa/features/shell";
import { keepInStep, takeOver } from "@glossa/features/user-settings";
import { useMemo } from "react";
import { api } from "./api";
import { isAnnounced } from "./queries/server";
import { usePreferences } from "./state/preferences";

/** Stores the user's preferences with their account if the server can, while they are signed in. */
export function usePreferencesSync(userId: string | undefined): void {
  useOpened(useMemo(() => (userId === undefined ? undefined : () => openPreferences(userId)), [userId]));
}

async function openPreferences(userId: string) {
  usePreferences.getState().openHabits(userId);
  if (await isAnnounced("preferences")) return { close: syncPreferences() };
}

/** Synchronises the signed-in user's preferences between devices; returns a function that stops it. */
export function syncPreferences(): () => void {
  return keepInStep({
    ...usePreferences,
    keys: ["theme", "locale", "layout", "habits"],
    load: () => api.getMyPreferences(),
    save: (body, keepalive) => api.updateMyPreferences({ body, keepalive }),
    takeOver: (stored) => takeOver(usePreferences.getState(), stored),
  });
}
