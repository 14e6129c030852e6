import { describe, expect, it } from "vitest";
import type { LocaleCode } from "..";
import { createI18n } from "../i18n";
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

const counted = ["acceptedAll", "refusedAll", "pencilled", "waiting", "same", "place", "count"];
const quoting = ["label", "selected", "inside", "title", "remove", "accept", "choose", "relation"];

function samplesOf(name: string, isRelation: boolean): unknown[] {
  if (counted.includes(name)) return [1, 2345];
  if (["to", "from"].includes(name)) return [{ label: "employs", quote: "Umeå" }];
  if (name === "at") return [{ at: 2, count: 3, quote: "Umeå" }];
  if (quoting.includes(name) && !(isRelation && name === "title")) return ["Umeå"];
  if (isRelation) return [{ label: "employs", from: "Norrland", to: "Umeå" }];
  return [span, { ...span, look: "suggested" }, { ...span, look: "pencilled", score: "0.4" }];
}

/** Every text of a tree of words; functions are called with samples. */
function texts(words: object, isRelation = false): unknown[] {
  return Object.entries(words).flatMap(([name, word]): unknown[] => {
    if (typeof word === "string") return [[name, word]];
    if (typeof word === "object") return texts(word, name === "relations");
    return samplesOf(name, isRelation).map((sample) => [name, word(sample, 17)]);
  });
}

it("has the languages of the product (library 4.8)", () => {
  expect(Object.keys(spanWordLoaders)).toEqual(locales.map(({ code }) => code));
});

describe.each(locales.map(({ code }) => code))("the words of spans in %s", (code: LocaleCode) => {
  it("are the same without i18next as with it, plurals and numbers included", async () => {
    const i18n = await createI18n(
      code,
      await (locales.find((one) => one.code === code) ?? locales[0]).load(),
    );
    const withI18next = texts(spanWordsOf(i18n.t as unknown as Translate));
    const alone = texts(await spanWordLoaders[code]());
    expect(alone).toEqual(withI18next);
    expect(JSON.stringify(alone)).not.toMatch(/\{\{|undefined|"spans\./);
  });
});
