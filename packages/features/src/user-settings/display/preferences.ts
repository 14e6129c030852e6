import { detectLocale, type LocaleCode } from "@glossa/locales";
import { type Display, displayOf } from "./display";

const THEME_KEY = "glossa.theme";
const LOCALE_KEY = "glossa.locale";
const LAYOUT_KEY = "layout";
const DISPLAY_KEY = "glossa.display";
const NOTIFIES_KEY = "glossa.notifies";
// The name under which earlier versions have stored them.
const SHORTCUTS_KEY = "glossa.habits.";

/** The stored state of panels, by the name of the panel. */
export type StoredLayout = Record<string, number | boolean | undefined>;

/** The preferences of a user in this browser, and the functions that change them. */
export interface PreferenceStore {
  /** A theme, or "system": the theme of the operating system when the page loaded. */
  theme: string;
  locale: LocaleCode;
  layout: StoredLayout;
  display: Display;
  /** Whether the browser notifies the user when a long task has ended; only on this device, which has the permission. */
  notifies: boolean;
  /** Shortcuts and auto-submit; their format is defined by the annotation page. */
  shortcutPreferences: object;
  setTheme: (theme: string) => void;
  setLocale: (locale: LocaleCode) => void;
  /** Saves the state of panels; they report it 300 ms after the last change. */
  setLayout: (places: object) => void;
  setDisplay: (change: Partial<Display>) => void;
  setNotifies: (notifies: boolean) => void;
  setShortcutPreferences: (change: object) => void;
  /** Loads the shortcut preferences of the signed-in user: each user of a computer has their own. */
  openShortcutPreferences: (userId: string) => void;
}

export interface ThemePorts {
  isTheme: (stored: string | null) => boolean;
  /** Applies a theme to the page; for "system", the theme of the operating system. */
  show: (theme: string) => void;
  /** Shows the page in the chosen text size and density, and with as much motion. */
  showDisplay: (display: Display) => void;
}

/**
 * Creates the state of a preference store from this browser's storage; the app provides the store itself.
 *
 * @example
 * import { create } from "zustand";
 * const show = (theme: string) => console.info(theme);
 * const showDisplay = (display: Display) => Object.assign(document.documentElement.dataset, display);
 * const usePreferences = create(preferencesOf({ isTheme: isThemeId, show, showDisplay }));
 * usePreferences.getState().setTheme("dark");
 */
export function preferencesOf({ isTheme, show, showDisplay }: ThemePorts) {
  const shown = (stored: string | null) => {
    const theme = stored !== null && isTheme(stored) ? stored : "system";
    show(theme);
    return theme;
  };
  const displayed = (stored: unknown) => {
    const display = displayOf(stored);
    showDisplay(display);
    return display;
  };
  return (set: (change: Partial<PreferenceStore>) => void, get: () => PreferenceStore): PreferenceStore => {
    let shortcutsKey = SHORTCUTS_KEY;
    return {
      theme: shown(localStorage.getItem(THEME_KEY)),
      locale: detectLocale(localStorage.getItem(LOCALE_KEY), navigator.languages),
      layout: saved(LAYOUT_KEY),
      display: displayed(saved(DISPLAY_KEY)),
      notifies: localStorage.getItem(NOTIFIES_KEY) === "true",
      shortcutPreferences: {},
      setTheme(chosen) {
        const theme = shown(chosen);
        localStorage.setItem(THEME_KEY, theme);
        set({ theme });
      },
      setLocale(locale) {
        localStorage.setItem(LOCALE_KEY, locale);
        set({ locale });
      },
      setLayout(places) {
        const layout = { ...get().layout, ...places };
        localStorage.setItem(LAYOUT_KEY, JSON.stringify(layout));
        set({ layout });
      },
      setDisplay(change) {
        const display = displayed({ ...get().display, ...change });
        localStorage.setItem(DISPLAY_KEY, JSON.stringify(display));
        set({ display });
      },
      setNotifies(notifies) {
        localStorage.setItem(NOTIFIES_KEY, String(notifies));
        set({ notifies });
      },
      setShortcutPreferences(change) {
        const shortcutPreferences = { ...get().shortcutPreferences, ...change };
        localStorage.setItem(shortcutsKey, JSON.stringify(shortcutPreferences));
        set({ shortcutPreferences });
      },
      openShortcutPreferences(userId) {
        shortcutsKey = SHORTCUTS_KEY + userId;
        set({ shortcutPreferences: saved(shortcutsKey) });
      },
    };
  };
}

function saved(key: string): StoredLayout {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as StoredLayout | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Applies the preferences that a user set on another device as far as they are valid here.
 *
 * @param now the preferences on this device
 * @param stored those of the server, which another version may have written
 * @example
 * declare const now: PreferenceStore;
 * takeOver(now, { theme: "dark", layout: { split: 0.6 }, locale: 5 }); // sets the theme and the split only
 */
export function takeOver(now: PreferenceStore, stored: Readonly<Record<string, unknown>>): void {
  const { theme, locale, layout, display, shortcutPreferences } = stored;
  if (typeof theme === "string") now.setTheme(theme);
  if (typeof locale === "string") now.setLocale(detectLocale(locale, [now.locale]));
  if (typeof layout === "object" && layout !== null) now.setLayout(placesIn(layout));
  if (typeof display === "object" && display !== null) now.setDisplay(displayOf(display));
  if (typeof shortcutPreferences === "object" && shortcutPreferences !== null)
    now.setShortcutPreferences(shortcutPreferences);
}

/** Other programs may store anything under the same name. */
function placesIn(layout: object): object {
  const places = Object.entries(layout).filter(([, place]) => ["number", "boolean"].includes(typeof place));
  return Object.fromEntries(places);
}
