import { detectLocale, type LocaleCode } from "@glossa/locales";
import { isThemeId, resolveTheme, type ThemeId } from "@glossa/themes";
import { create } from "zustand";

const THEME_KEY = "glossa.theme";
const LOCALE_KEY = "glossa.locale";
const LAYOUT_KEY = "layout";

/** A theme, or to follow the operating system as it was when the page loaded. */
export type ThemeChoice = ThemeId | "system";

interface Preferences {
  theme: ThemeChoice;
  locale: LocaleCode;
  setTheme: (theme: string) => void;
  setLocale: (locale: LocaleCode) => void;
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;

function apply(theme: ThemeChoice): ThemeChoice {
  document.documentElement.dataset.theme = resolveTheme(theme, prefersDark);
  return theme;
}

/** What a person chose for themselves on this browser. */
export const usePreferences = create<Preferences>((set) => ({
  theme: apply(themeChoice(localStorage.getItem(THEME_KEY))),
  locale: detectLocale(localStorage.getItem(LOCALE_KEY), navigator.languages),
  setTheme(chosen) {
    const theme = themeChoice(chosen);
    localStorage.setItem(THEME_KEY, theme);
    set({ theme: apply(theme) });
  },
  setLocale(locale) {
    localStorage.setItem(LOCALE_KEY, locale);
    set({ locale });
  },
}));

function themeChoice(stored: string | null): ThemeChoice {
  return isThemeId(stored) ? stored : "system";
}

/** Where panels were left, by the name of the panel. */
export type Layout = Record<string, number | boolean | undefined>;

/** The panel places that were saved. */
export function savedLayout(): Layout {
  try {
    return JSON.parse(localStorage.getItem(LAYOUT_KEY) ?? "{}") as Layout;
  } catch {
    return {};
  }
}

/** Saves panel places; the panels tell of them 300 ms after they rest. */
export function saveLayout(places: object): void {
  localStorage.setItem(LAYOUT_KEY, JSON.stringify({ ...savedLayout(), ...places }));
}
