import { type LanguageStore, languageStore } from "@glossa/locales";
import { create } from "zustand";
import { usePreferences } from "./preferences";
import { isOn } from "./switches";

/** The loaded language; null until the first one has loaded. */
export const useLanguage = create<LanguageStore>(languageStore);

/** The messages of the loaded language, for use outside React. */
export const { translate, has: hasMessage } = useLanguage.getState();

/** Loads the preferred language, now and whenever it changes. */
export async function startLanguage(): Promise<void> {
  if (isOn("pseudoLanguage")) {
    const { makePseudoI18n } = await import("@glossa/locales/pseudo");
    useLanguage.setState({ i18n: await makePseudoI18n() });
    return;
  }
  const { speak } = useLanguage.getState();
  usePreferences.subscribe((now, before) => {
    if (now.locale !== before.locale) void speak(now.locale);
  });
  await speak(usePreferences.getState().locale);
}
