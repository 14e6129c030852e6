import type { Preferences as Stored } from "@glossa/contract";
import { detectLocale } from "@glossa/locales";
import { api } from "../api";
import { type Preferences, usePreferences } from "./preferences";

const keys = ["theme", "locale", "layout", "habits"] as const satisfies readonly (keyof Preferences)[];
/** Changes in quick succession are sent together. */
const REST_MS = 1000;
/** What could not be sent is tried again after so long, and with the next change. */
const RETRY_MS = 30_000;

/**
 * Keeps what a person chose the same on all their devices: what the server has is taken over, and what is changed
 * here is sent, key by key, so that two devices that change different things both keep theirs. Answers how to stop.
 */
export function syncPreferences(): () => void {
  const unsent = new Set<keyof Preferences>();
  let isApplying = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeOver = async () => {
    const stored = await api.getMyPreferences().catch(() => ({}));
    if (isOver) return;
    isApplying = true;
    // What was changed here while the server was asked is newer.
    apply(stored, (key) => !unsent.has(key));
    isApplying = false;
  };
  const send = async (keepalive = false) => {
    clearTimeout(timer);
    if (unsent.size === 0) return;
    const sent = [...unsent];
    unsent.clear();
    const now = usePreferences.getState();
    const body = Object.fromEntries(sent.map((key) => [key, now[key]]));
    try {
      await api.updateMyPreferences({ body, keepalive });
    } catch {
      for (const key of sent) unsent.add(key);
      if (!isOver) timer = setTimeout(() => void send(), RETRY_MS);
    }
  };
  const onHide = () => void send(true);
  const stopListening = usePreferences.subscribe((now, before) => {
    if (isApplying) return;
    for (const key of keys) if (now[key] !== before[key]) unsent.add(key);
    clearTimeout(timer);
    timer = setTimeout(() => void send(), REST_MS);
  });
  window.addEventListener("pagehide", onHide);
  void takeOver();
  return () => {
    stopListening();
    window.removeEventListener("pagehide", onHide);
    // Whoever signs in next must not be given what this person chose.
    clearTimeout(timer);
    isOver = true;
  };
}

function apply(
  { theme, locale, layout, habits }: Stored,
  mayTake: (key: keyof Preferences) => boolean,
): void {
  const now = usePreferences.getState();
  if (typeof theme === "string" && mayTake("theme")) now.setTheme(theme);
  if (typeof locale === "string" && mayTake("locale")) now.setLocale(detectLocale(locale, [now.locale]));
  if (typeof layout === "object" && layout !== null && mayTake("layout")) now.setLayout(placesIn(layout));
  if (typeof habits === "object" && habits !== null && mayTake("habits")) now.setHabits(habits);
}

/** Other programs may keep anything under the same name. */
function placesIn(layout: object): object {
  const places = Object.entries(layout).filter(([, place]) => ["number", "boolean"].includes(typeof place));
  return Object.fromEntries(places);
}
