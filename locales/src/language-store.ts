import type { i18n as I18n } from "i18next";
import { makeI18n } from "./i18n";
import type { Translate } from "./messages";
import { type LocaleCode, localeOf } from "./registry";

/** The current language, how to change it, and its texts outside React. */
export interface LanguageStore {
  /** Null until the first one is loaded. */
  i18n: I18n | null;
  /** Loads a language and sets it on the document; of several requests the last one counts. */
  speak: (code: LocaleCode) => Promise<void>;
  /** Translates; keys stand in until a language is loaded. */
  translate: Translate;
  /** Whether a message exists, for keys that are derived from responses of the server. */
  has: (key: string) => boolean;
}

/**
 * Makes what a store of the language holds; the store itself is the app's.
 *
 * @param set changes the store
 * @param get reads it
 * @example
 * const store: ReturnType<typeof languageStore> = languageStore(
 *   (change) => Object.assign(store, change),
 *   () => store,
 * );
 * store.speak("de").then(() => store.translate("annotation.submit")); // "Abgeben"
 */
export function languageStore(
  set: (change: Pick<LanguageStore, "i18n">) => void,
  get: () => LanguageStore,
): LanguageStore {
  let requested: LocaleCode;
  return {
    i18n: null,
    async speak(code) {
      requested = code;
      const i18n = await makeI18n(code);
      if (requested !== code) return;
      document.documentElement.lang = code;
      document.documentElement.dir = localeOf(code).dir;
      set({ i18n });
    },
    translate(key, ...params) {
      const t = get().i18n?.t;
      return t ? String(t(key, ...(params as [Record<string, unknown>]))) : key;
    },
    has: (key) => get().i18n?.exists(key) ?? false,
  };
}
