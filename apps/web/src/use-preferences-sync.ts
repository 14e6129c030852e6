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
  usePreferences.getState().openShortcutPreferences(userId);
  if (await isAnnounced("preferences")) return { close: syncPreferences() };
}

/** Synchronises the signed-in user's preferences between devices; returns a function that stops it. */
export function syncPreferences(): () => void {
  return keepInStep({
    ...usePreferences,
    keys: ["theme", "locale", "layout", "shortcutPreferences"],
    load: async () => fromStored(await api.getMyPreferences()),
    save: (changes, keepalive) => api.updateMyPreferences({ body: toStored(changes), keepalive }),
    takeOver: (stored) => takeOver(usePreferences.getState(), stored),
  });
}

// Servers store the shortcut preferences as `habits`, the name that they had in earlier versions.

function fromStored({ habits, ...others }: Record<string, unknown>): Record<string, unknown> {
  return habits === undefined ? others : { ...others, shortcutPreferences: habits };
}

function toStored({ shortcutPreferences, ...others }: Record<string, unknown>): Record<string, unknown> {
  return shortcutPreferences === undefined ? others : { ...others, habits: shortcutPreferences };
}
