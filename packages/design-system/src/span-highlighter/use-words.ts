import { type SpanLanguage, spanWordLoaders } from "@glossa/locales/spans";
import { useMemo } from "react";
import { useSingleKeys } from "../kbd";
import { useLoaded } from "../on-demand";
import type { SomeSpanWords, SpanWords } from "./words";

export type { SpanLanguage };

/** The texts of a highlighter: all of them, or a language and those that replace its own. */
export type SpanTexts =
  | { lang?: undefined; words: SpanWords }
  | {
      /**
       * The language of the texts around the marked text, which is loaded when it is needed.
       *
       * @default "en"
       */
      lang?: SpanLanguage | undefined;
      /**
       * All texts, for another language; or with `lang`, those that replace the ones of the language.
       *
       * @default the texts of `lang`
       */
      words?: undefined;
    }
  | { lang: SpanLanguage; words: SomeSpanWords };

/** Returns the texts of a highlighter; undefined until those of its language have been loaded. */
export function useWords({ lang, words }: SpanTexts): SpanWords | undefined {
  const all = lang === undefined && words ? (words as SpanWords) : undefined;
  const ofLanguage = useLoaded(spanWordLoaders[lang ?? "en"], all === undefined);
  const hasSingleKeys = useSingleKeys();
  return useMemo(() => {
    const known = all ?? (ofLanguage && withOwn(ofLanguage, words ?? {}));
    return known && !hasSingleKeys ? withoutSingleKeys(known) : known;
  }, [all, ofLanguage, words, hasSingleKeys]);
}

/** The texts with hints that name no key that is switched off. */
function withoutSingleKeys(words: SpanWords): SpanWords {
  const { hint, hintWithoutSingleKeys = hint, list } = words;
  return {
    ...words,
    hint: hintWithoutSingleKeys,
    list: { ...list, hint: list.hintWithoutSingleKeys ?? list.hint },
  };
}

/** The texts of a language, with one's own instead of some. */
export function withOwn(words: SpanWords, own: SomeSpanWords): SpanWords {
  const entries = Object.entries(words).map(([part, texts]) => {
    const other = own[part as keyof SpanWords] ?? {};
    if (typeof texts === "string") return [part, typeof other === "string" ? other : texts];
    const given = Object.entries(other).filter(([, text]) => text !== undefined);
    return [part, { ...texts, ...Object.fromEntries(given) }];
  });
  return Object.fromEntries(entries) as SpanWords;
}
