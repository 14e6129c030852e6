import { detectLocale, type LocaleCode } from "@glossa/locales";

const THEME_KEY = "glossa.theme";
const LOCALE_KEY = "glossa.locale";
const LAYOUT_KEY = "layout";
const HABITS_KEY = "glossa.habits.";

/** Where panels were left, by the name of the panel. */
type Layout = Record<string, number | boolean | undefined>;

/** What a person chose for themselves on this browser, and how to choose. */
export interface PreferenceStore {
  /** A theme, or "system": to follow the operating system as it was when the page loaded. */
  theme: string;
  locale: LocaleCode;
  layout: Layout;
  /** Keys and what they do at once; the annotation page knows which there are. */
  habits: object;
  setTheme: (theme: string) => void;
  setLocale: (locale: LocaleCode) => void;
  /** Saves panel places; the panels tell of them 300 ms after they rest. */
  setLayout: (places: object) => void;
  setHabits: (change: object) => void;
  /** Takes up the habits of whoever signed in: on one computer each has their own. */
  openHabits: (userId: string) => void;
}

interface ThemePorts {
  isTheme: (stored: string | null) => boolean;
  /** Puts the page into a theme, or into what "system" stands for. */
  show: (theme: string) => void;
}

/** Makes what a store of preferences holds, from what is kept in this browser; the store itself is the app's. */
export function preferencesOf({ isTheme, show }: ThemePorts) {
  const shown = (stored: string | null) => {
    const theme = stored !== null && isTheme(stored) ? stored : "system";
    show(theme);
    return theme;
  };
  return (set: (change: Partial<PreferenceStore>) => void, get: () => PreferenceStore): PreferenceStore => {
    let habitsKey = HABITS_KEY;
    return {
      theme: shown(localStorage.getItem(THEME_KEY)),
      locale: detectLocale(localStorage.getItem(LOCALE_KEY), navigator.languages),
      layout: saved(LAYOUT_KEY),
      habits: {},
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
      setHabits(change) {
        const habits = { ...get().habits, ...change };
        localStorage.setItem(habitsKey, JSON.stringify(habits));
        set({ habits });
      },
      openHabits(userId) {
        habitsKey = HABITS_KEY + userId;
        set({ habits: saved(habitsKey) });
      },
    };
  };
}

function saved(key: string): Layout {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as Layout | null) ?? {};
  } catch {
    return {};
  }
}

/** Takes over what a person chose on another device, as far as it makes sense here. */
export function takeOver(now: PreferenceStore, stored: Readonly<Record<string, unknown>>): void {
  const { theme, locale, layout, habits } = stored;
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
