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

/** Whether the user has keys without Ctrl, Cmd or Alt as shortcuts; read without the parser of the annotation page. */
export const hasSingleKeys = ({
  shortcutPreferences,
}: Pick<PreferenceStore, "shortcutPreferences">): boolean =>
  !("hasSingleKeys" in shortcutPreferences && shortcutPreferences.hasSingleKeys === false);
