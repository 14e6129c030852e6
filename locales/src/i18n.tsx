import { createInstance, type i18n as I18n } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { en } from "./en";
import type { Messages, Translate } from "./messages";
import { fallbackLocale, type LocaleCode, localeOf } from "./registry";

/**
 * Loads a language for `useT`; English replaces missing texts.
 *
 * @param code a code of `locales`; `detectLocale` finds that of a user
 * @returns a promise that is rejected if the texts could not be fetched
 * @example
 * const i18n = await makeI18n("de");
 * i18n.t("annotation.submit"); // "Abgeben"
 */
export async function makeI18n(code: LocaleCode): Promise<I18n> {
  return createI18n(code, await localeOf(code).load());
}

/** Creates the instance for a language from its messages. */
export async function createI18n(code: string, messages: Messages): Promise<I18n> {
  // Not `.use(initReactI18next)`: it would make this instance the default of every `useTranslation` on the page.
  const instance = createInstance();
  await instance.init({
    lng: code,
    fallbackLng: fallbackLocale,
    // Copies, because `addResource` writes into them: it replaces texts of this instance, not of all.
    resources: structuredClone({ [fallbackLocale]: { translation: en }, [code]: { translation: messages } }),
    // React escapes what it prints; escaping twice would show "&amp;".
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

const LanguageContext = createContext<I18n | undefined>(undefined);
// One function for all callers: `useTranslation` would create one for each.
const TranslateContext = createContext<Translate | undefined>(undefined);

/** The props of `LocaleProvider`. */
export interface LocaleProviderProps {
  /** The language, from `makeI18n`. Another instance changes the language of all texts. */
  i18n: I18n;
  /** The components that show texts. */
  children: ReactNode;
}

/**
 * Provides its subtree with a language that `makeI18n` has loaded.
 *
 * @example
 * const i18n = await makeI18n("de");
 * const page = (
 *   <LocaleProvider i18n={i18n}>
 *     <main>…</main>
 *   </LocaleProvider>
 * );
 */
export function LocaleProvider({ i18n, children }: LocaleProviderProps) {
  return (
    <LanguageContext value={i18n}>
      <TranslateProvider i18n={i18n}>{children}</TranslateProvider>
    </LanguageContext>
  );
}

function TranslateProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  // The instance is passed here and not through react-i18next's context, which belongs to the components of the host.
  const { t } = useTranslation("translation", { i18n });
  // i18next's own types know nothing of our keys; `Translate` is the stricter view of the same function.
  const translate = useMemo(() => memoized(t as unknown as Translate), [t]);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** i18next resolves a key at every call, and a page requests its fixed texts at every key press. */
function memoized(t: Translate): Translate {
  const texts = new Map<string, string>();
  return (key, ...params) => {
    if (params.length > 0) return t(key, ...params);
    const text = texts.get(key) ?? t(key, ...params);
    texts.set(key, text);
    return text;
  };
}

/**
 * The code of the language in use, for `lang` attributes and `Intl`.
 *
 * @example
 * function Greeting() {
 *   return <p lang={useLocaleCode()}>…</p>; // lang="de"
 * }
 */
export function useLocaleCode(): LocaleCode {
  return (useContext(LanguageContext)?.language ?? fallbackLocale) as LocaleCode;
}

/**
 * The translate function of the language in use.
 *
 * @throws an Error outside a `LocaleProvider`
 * @example
 * function SubmitButton() {
 *   const t = useT();
 *   return <Button>{t("annotation.submit")}</Button>;
 * }
 */
export function useT(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate)
    throw new Error(
      "There is no LocaleProvider above this component, so its texts cannot be translated. Add one.",
    );
  return translate;
}

/**
 * Formats numbers, shares, file sizes and dates in the language in use.
 *
 * @example
 * function AgreementShare({ share }: { share: number }) {
 *   return <Text>{useFormat().percent(share)}</Text>; // 0.2543 as "25.43%"
 * }
 */
export function useFormat() {
  return formatsOf(useLocaleCode());
}

/** The formatters of a language. */
export type Formats = ReturnType<typeof makeFormats>;
// Formatters are expensive to create, and every record on screen needs some.
const made = new Map<LocaleCode, Formats>();

/**
 * The formatters of a language, for use outside React.
 *
 * @param code such as `de`
 * @example
 * formatsOf("de").score(0.9); // "0,9"
 */
export function formatsOf(code: LocaleCode): Formats {
  const formats = made.get(code) ?? makeFormats(code);
  made.set(code, formats);
  return formats;
}

function makeFormats(code: LocaleCode) {
  const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const numbers = (options?: Intl.NumberFormatOptions) =>
    whenNeeded(() => new Intl.NumberFormat(code, options));
  const number = numbers();
  const typed = numbers({ useGrouping: false, maximumFractionDigits: 20 });
  const percent = numbers({ style: "percent", ...fixed(2) });
  const shortPercent = numbers({ style: "percent", ...fixed(1) });
  const wholePercent = numbers({ style: "percent", maximumFractionDigits: 0 });
  const oneDecimal = numbers(fixed(1));
  const twoDecimals = numbers(fixed(2));
  const compact = numbers({
    notation: code === "en" ? "standard" : "compact",
    maximumFractionDigits: 1,
    // German does not abbreviate thousands; otherwise 3456 would stand above 15.230 in one column.
    useGrouping: true,
  });
  const relative = whenNeeded(() => new Intl.RelativeTimeFormat(code, { numeric: "always" }));
  // The English of the texts is British, and so are its dates.
  const momentIn = (timeStyle: "short" | "medium") =>
    whenNeeded(
      () => new Intl.DateTimeFormat(code === "en" ? "en-GB" : code, { dateStyle: "medium", timeStyle }),
    );
  const moment = momentIn("short");
  const exactMoment = momentIn("medium");
  return {
    /** 1208 → "1,208" */
    number: (value: number) => number().format(value),
    /** A number as people type it, without groups and with all its decimals: 1208.25 → "1208.25" */
    typed: (value: number) => typed().format(value),
    /** A share of 0..1 → "25.43%"; "-" if it is not a number. */
    percent: (share: number) => (Number.isFinite(share) ? percent().format(share) : "-"),
    /** The similarity of a record, as a share of 0..1 → "87.3%" */
    similarity: (share: number) => shortPercent().format(share),
    /** The scale of an enlarged image, 1 for its own size → "156%" */
    zoom: (scale: number) => wholePercent().format(scale),
    /** A suggestion's score → "0.9" */
    score: (value: number) => oneDecimal().format(value),
    /** A coefficient such as alpha → "0.69" */
    coefficient: (value: number) => twoDecimals().format(value),
    /**
     * Rows, in English with K from a thousand and with M from a million on, elsewhere as the language abbreviates: 3456 →
     * "3.5K", "3,5 mil"
     */
    rows: (value: number) => {
      if (value < 1000) return number().format(value);
      // What would be rounded to 1,000K is a million.
      if (code === "en" && value >= 999_950) return `${compact().format(value / 1_000_000)}M`;
      return code === "en" ? `${compact().format(value / 1000)}K` : compact().format(value);
    },
    /** The size of a file: 4200000 → "4.2 MB" */
    bytes: (value: number) => {
      const [unit, size] = fileUnits.find(([, least]) => value >= least) ?? ["byte", 1];
      const digits = { maximumFractionDigits: size >= 1e6 ? 1 : 0 };
      return new Intl.NumberFormat(code, { style: "unit", unit, ...digits }).format(value / size);
    },
    /** A date with its time: "22 Nov 2026, 18:55" */
    moment: (at: Date) => moment().format(at),
    /** The same to the second: "22 Nov 2026, 18:55:09" */
    exactMoment: (at: Date) => exactMoment().format(at),
    /** A moment seen from another one, in the largest whole unit: "2 hours ago". A future moment is "0 seconds ago". */
    ago: (then: Date, now: Date) => relative().format(...largestUnit(then, now)),
  };
}

/** Returns a function that creates a formatter at its first call: a formatter takes a millisecond. */
function whenNeeded<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => {
    format ??= create();
    return format;
  };
}

const fileUnits: [unit: string, bytes: number][] = [
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
  ["kilobyte", 1e3],
];

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

function largestUnit(then: Date, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.min(0, Math.round((then.getTime() - now.getTime()) / 1000));
  const unit = units.find(([, size]) => -seconds >= size);
  // Minus zero reads "0 seconds ago", plus zero would read "in 0 seconds".
  return unit ? [Math.ceil(seconds / unit[1]), unit[0]] : [seconds || -0, "second"];
}
