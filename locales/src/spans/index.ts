import { plainTranslate } from "./plain-translate";
import { spanWordsOf } from "./span-words";

export { spanWordsOf };

/** All texts of the span highlighter. */
export type SpanTexts = ReturnType<typeof spanWordsOf>;

const wordsIn = (code: string, texts: Record<string, string>): SpanTexts =>
  spanWordsOf(plainTranslate(code, "spans", texts));

/** Loads the texts of the span highlighter in one of our languages, without i18next and without the other texts. */
export const spanWordLoaders = {
  en: async () => wordsIn("en", (await import("../en/spans")).spans),
  de: async () => wordsIn("de", (await import("../de/spans")).spans),
  es: async () => wordsIn("es", (await import("../es/spans")).spans),
} satisfies Record<string, () => Promise<SpanTexts>>;

/** The code of a language in which the span highlighter has texts of its own. */
export type SpanLanguage = keyof typeof spanWordLoaders;
