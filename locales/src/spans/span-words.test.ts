import { describe, expect, it } from "vitest";
import type { LocaleCode } from "..";
import { speak } from "../i18n";
import type { Translate } from "../messages";
import { locales } from "../registry";
import { spanWordLoaders, spanWordsOf } from "./index";

const span = {
  label: "Place",
  quote: "Umeå",
  start: 1234,
  end: 1238,
  look: "ink",
  score: undefined,
} as const;

const counted = ["acceptedAll", "refusedAll", "pencilled", "waiting", "same", "place"];
const quoting = ["label", "selected", "inside", "title", "remove", "accept"];

function samplesOf(name: string): unknown[] {
  if (counted.includes(name)) return [1, 2345];
  if (quoting.includes(name)) return ["Umeå"];
  return [span, { ...span, look: "suggested" }, { ...span, look: "pencilled", score: "0.4" }];
}

/** Every text of a tree of words; functions are called with samples. */
function texts(words: object): unknown[] {
  return Object.entries(words).flatMap(([name, word]): unknown[] => {
    if (typeof word === "string") return [[name, word]];
    if (typeof word === "object") return texts(word);
    return samplesOf(name).map((sample) => [name, word(sample, 17)]);
  });
}

it("has the languages of the product (library 4.8)", () => {
  expect(Object.keys(spanWordLoaders)).toEqual(locales.map(({ code }) => code));
});

describe.each(locales.map(({ code }) => code))("the words of spans in %s", (code: LocaleCode) => {
  it("are the same without i18next as with it, plurals and numbers included", async () => {
    const i18n = await speak(code, await (locales.find((one) => one.code === code) ?? locales[0]).load());
    const withI18next = texts(spanWordsOf(i18n.t as unknown as Translate));
    const alone = texts(await spanWordLoaders[code]());
    expect(alone).toEqual(withI18next);
    expect(JSON.stringify(alone)).not.toMatch(/\{\{|undefined|"spans\./);
  });
});
