import type { Preferences as Stored } from "@glossa/contract";
import { keepInStep } from "@glossa/features/user-settings";
import { detectLocale } from "@glossa/locales";
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
    takeOver,
  });
}

function takeOver({ theme, locale, layout, habits }: Stored): void {
  const now = usePreferences.getState();
  if (typeof theme === "string") now.setTheme(theme);
  if (typeof locale === "string") now.setLocale(detectLocale(locale, [now.locale]));
  if (typeof layout === "object" && layout !== null) now.setLayout(placesIn(layout));
  if (typeof habits === "object" && habits !== null) now.setHabits(habits);
}

/** Other programs may keep anything under the same name. */
function placesIn(layout: object): object {
  const places = Object.entries(layout).filter(([, place]) => ["number", "boolean"].includes(typeof place));
  return Object.fromEntries(places);
}
