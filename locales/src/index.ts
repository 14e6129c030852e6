export { formatsOf, LocaleProvider, makeI18n, useFormat, useLocaleCode, useT } from "./i18n";
export { type LanguageStore, languageStore } from "./language-store";
export type { MessageKey, Messages, Translate } from "./messages";
export { detectLocale, fallbackLocale, isLocaleCode, type LocaleCode, localeOf, locales } from "./registry";
export { useMarkdownWords } from "./use-markdown-words";
