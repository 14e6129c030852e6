import { en } from "./en";
import type { Messages } from "./messages";

export interface Locale {
  code: string;
  /** The language's own name, never translated. */
  nativeName: string;
  dir: "ltr" | "rtl";
  load: () => Promise<Messages>;
}

/** All languages of the product. The README lists what a new one needs. */
export const locales = [
  {
    code: "en",
    nativeName: "English",
    dir: "ltr",
    load: async () => en,
  },
  {
    code: "de",
    nativeName: "Deutsch",
    dir: "ltr",
    load: async () => (await import("./de")).de,
  },
  {
    code: "es",
    nativeName: "Español",
    dir: "ltr",
    load: async () => (await import("./es")).es,
  },
] as const satisfies readonly Locale[];

/** The code of a language that the product speaks. */
export type LocaleCode = (typeof locales)[number]["code"];

/** The language of last resort. */
export const fallbackLocale: LocaleCode = "en";

/**
 * Whether a text is the code of one of our languages.
 *
 * @param code such as a stored choice
 * @example
 * isLocaleCode("fr"); // false
 */
export function isLocaleCode(code: string | null | undefined): code is LocaleCode {
  return locales.some((locale) => locale.code === code);
}

/**
 * The registry entry of a language.
 *
 * @param code such as `de`
 * @example
 * localeOf("de").nativeName; // "Deutsch"
 */
export function localeOf(code: LocaleCode): (typeof locales)[number] {
  return locales.find((locale) => locale.code === code) ?? locales[0];
}

/**
 * Chooses the language to start with: the stored choice, else the first browser language that we speak
 * (exactly, then by its base language), else English.
 *
 * @param stored what the user chose before, if anything
 * @param browserLanguages `navigator.languages`
 * @example
 * detectLocale(null, ["de-AT", "en"]); // "de"
 */
export function detectLocale(
  stored: string | null | undefined,
  browserLanguages: readonly string[],
): LocaleCode {
  const candidates = [stored ?? "", ...browserLanguages].flatMap((tag) => [tag.toLowerCase(), baseOf(tag)]);
  return candidates.find(isLocaleCode) ?? fallbackLocale;
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
