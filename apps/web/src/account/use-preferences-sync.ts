import { useOpened } from "@glossa/features/shell";
import { keepInStep, takeOver } from "@glossa/features/user-settings";
import { useMemo } from "react";
import { api } from "../api";
import { freshFor, queryClient } from "../queries/client";
import { meQuery } from "../queries/me";
import { isAnnounced } from "../queries/server";
import { usePreferences } from "../state/preferences";

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
    keys: ["theme", "locale", "layout", "display", "shortcutPreferences"],
    load: async () => fromStored(preferencesOfUser() ?? (await api.getMyPreferences())),
    save: (changes, keepalive) => api.updateMyPreferences({ body: toStored(changes), keepalive }),
    takeOver: (stored) => takeOver(usePreferences.getState(), stored),
  });
}

/** The preferences that were loaded together with the user a moment ago; undefined if the server did not send them. */
function preferencesOfUser(): Record<string, unknown> | undefined {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(meQuery.queryKey) ?? {};
  return Date.now() - dataUpdatedAt < freshFor.short ? data?.preferences : undefined;
}

// Servers store the shortcut preferences as `habits`, the name that they had in earlier versions.

function fromStored({ habits, ...others }: Record<string, unknown>): Record<string, unknown> {
  return habits === undefined ? others : { ...others, shortcutPreferences: habits };
}

function toStored({ shortcutPreferences, ...others }: Record<string, unknown>): Record<string, unknown> {
  return shortcutPreferences === undefined ? others : { ...others, habits: shortcutPreferences };
}
