export {
  type Formats,
  formatsOf,
  LocaleProvider,
  type LocaleProviderProps,
  makeI18n,
  useFormat,
  useLocaleCode,
  useT,
} from "./i18n";
export { type LanguageStore, languageStore } from "./language-store";
export type { MessageKey, MessageParams, Messages, Translate } from "./messages";
export {
  detectLocale,
  fallbackLocale,
  isLocaleCode,
  type Locale,
  type LocaleCode,
  localeOf,
  locales,
} from "./registry";
export { useMarkdownWords } from "./use-markdown-words";
