import { type PreferenceStore, preferencesOf } from "@glossa/features/user-settings";
import { isThemeId, resolveTheme } from "@glossa/themes";
import { create } from "zustand";

const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;

/** The user's preferences on this browser. */
export const usePreferences = create<PreferenceStore>(
  preferencesOf({
    isTheme: isThemeId,
    show: (theme) => {
      document.documentElement.dataset.theme = resolveTheme(theme, prefersDark);
    },
    showDisplay: (display) => Object.assign(document.documentElement.dataset, display),
  }),
);
