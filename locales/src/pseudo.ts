import type { i18n as I18n } from "i18next";
import { en } from "./en";
import { createI18n } from "./i18n";
import type { Messages } from "./messages";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀçđéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŤÚṼŴẊÝŽ";
const placeholder = /(\{\{.*?\}\})/;

/** The code of the pseudo-language; `Intl` treats it as English. */
export const pseudoCode = "en-XA";

/**
 * A text as a verbose translation: accented, with doubled vowels, in brackets. What shows
 * without them is not translated; what is cut off would be cut off in German, too.
 *
 * @param text a message, with its placeholders
 * @example
 * pseudo("{{count}} spans"); // "⟦{{count}} šþááñš⟧"
 */
export function pseudo(text: string): string {
  const parts = text.split(placeholder).map((part) => (placeholder.test(part) ? part : stretched(part)));
  return `⟦${parts.join("")}⟧`;
}

function stretched(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const other = accented[plain.indexOf(letter)] ?? letter;
    return /[aeiou]/.test(letter) ? other + other : other;
  });
}

/**
 * The pseudo-language for a `LocaleProvider`: it shows which texts do not come from the locales.
 *
 * @example
 * const i18n = await makePseudoI18n();
 * i18n.t("annotation.submit"); // "⟦Šúúƀɱííť⟧"
 */
export function makePseudoI18n(): Promise<I18n> {
  return createI18n(pseudoCode, pseudoOf(en) as Messages);
}

type Tree = { [key: string]: string | Tree };

function pseudoOf(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? pseudo(value) : pseudoOf(value),
    ]),
  );
}
