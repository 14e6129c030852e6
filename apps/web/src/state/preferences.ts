import { detectLocale, type LocaleCode } from "@glossa/locales";
import { isThemeId, resolveTheme, type ThemeId } from "@glossa/themes";
import { create } from "zustand";

const THEME_KEY = "glossa.theme";
const LOCALE_KEY = "glossa.locale";
const LAYOUT_KEY = "layout";
const HABITS_KEY = "glossa.habits.";

/** A theme, or to follow the operating system as it was when the page loaded. */
export type ThemeChoice = ThemeId | "system";

/** Where panels were left, by the name of the panel. */
export type Layout = Record<string, number | boolean | undefined>;

/** What a person chooses for themselves. */
export interface Preferences {
  theme: ThemeChoice;
  locale: LocaleCode;
  layout: Layout;
  /** Keys and what they do at once; the annotation page knows which there are. */
  habits: object;
}

interface PreferenceStore extends Preferences {
  setTheme: (theme: string) => void;
  setLocale: (locale: LocaleCode) => void;
  /** Saves panel places; the panels tell of them 300 ms after they rest. */
  setLayout: (places: object) => void;
  setHabits: (change: object) => void;
  /** Takes up the habits of whoever signed in: on one computer each has their own. */
  openHabits: (userId: string) => void;
}

let habitsKey = HABITS_KEY;
const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;

function apply(theme: ThemeChoice): ThemeChoice {
  document.documentElement.dataset.theme = resolveTheme(theme, prefersDark);
  return theme;
}

/** What a person chose for themselves on this browser. */
export const usePreferences = create<PreferenceStore>((set, get) => ({
  theme: apply(themeChoice(localStorage.getItem(THEME_KEY))),
  locale: detectLocale(localStorage.getItem(LOCALE_KEY), navigator.languages),
  layout: saved(LAYOUT_KEY),
  habits: {},
  setTheme(chosen) {
    const theme = themeChoice(chosen);
    localStorage.setItem(THEME_KEY, theme);
    set({ theme: apply(theme) });
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
}));

function themeChoice(stored: string | null): ThemeChoice {
  return isThemeId(stored) ? stored : "system";
}

function saved(key: string): Layout {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Layout;
  } catch {
    return {};
  }
}
