import type { Translate } from "../messages";

type Params = Record<string, string | number>;

/**
 * Translates the messages of one topic without i18next, for components that come with their words: placeholders,
 * numbers and plural forms.
 *
 * @param topic the first part of the keys, such as "spans"
 */
export function plainTranslate(code: string, topic: string, texts: Record<string, string>): Translate {
  const number = new Intl.NumberFormat(code);
  const plural = new Intl.PluralRules(code);
  const textOf = (key: string, { count }: Params) => {
    const form = typeof count === "number" ? plural.select(count) : "other";
    return texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key;
  };
  const translate = (key: string, params: Params = {}) =>
    textOf(key.slice(topic.length + 1), params).replace(
      /\{\{(\w+)(, number)?\}\}/g,
      (_, name: string, isNumber?: string) => {
        const value = params[name] ?? "";
        return isNumber ? number.format(Number(value)) : String(value);
      },
    );
  // The keys and their parameters are checked by the type of the same function over i18next.
  return translate as Translate;
}
