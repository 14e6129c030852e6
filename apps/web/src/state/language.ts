import { loadLateWords, localeOf, makeI18n, type Translate } from "@glossa/locales";
import { create } from "zustand";
import { usePreferences } from "./preferences";

type I18n = Awaited<ReturnType<typeof makeI18n>>;

/** The language that is loaded; null until the first one is. */
export const useLanguage = create<{ i18n: I18n | null }>(() => ({ i18n: null }));

let isLoaded = () => {};
const language = new Promise<void>((resolve) => {
  isLoaded = resolve;
});

/** Loads the preferred language, now and whenever it changes, and names it to the browser. */
export async function startLanguage(): Promise<void> {
  const load = async () => {
    const { locale } = usePreferences.getState();
    const i18n = await makeI18n(locale);
    // Who changes the language goes on looking at a page, which may have asked for late words.
    if (useLanguage.getState().i18n) await loadLateWords(i18n);
    document.documentElement.lang = locale;
    document.documentElement.dir = localeOf(locale).dir;
    useLanguage.setState({ i18n });
  };
  usePreferences.subscribe((now, before) => {
    if (now.locale !== before.locale) void load();
  });
  await load();
  isLoaded();
}

/** Fetches the words of pages that come after the first answer, beside such a page: be it the first that is opened. */
export async function fetchLateWords(): Promise<void> {
  await language;
  const { i18n } = useLanguage.getState();
  if (i18n) await loadLateWords(i18n);
}

/** Translates outside React; English keys stand in until a language is loaded. */
export const translate: Translate = (key, ...params) => {
  const t = useLanguage.getState().i18n?.t;
  return t ? String(t(key, ...(params as [Record<string, unknown>]))) : key;
};

/** Whether a message exists, for keys that are made from what a server answered. */
export function hasMessage(key: string): boolean {
  return useLanguage.getState().i18n?.exists(key) ?? false;
}
