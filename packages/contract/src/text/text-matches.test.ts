import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { indexWords, placedWords } from "./search-text";
import { matchFinder } from "./text-matches";

/** The matched parts of a text, each in brackets. */
function marked(text: string, query: string): string {
  const parts = matchFinder(query)?.(text) ?? [];
  return parts.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

describe("the matches of a query in a text", () => {
  it.each([
    ["refund", "A refund, refunds, Refund!", "A [refund], refunds, [Refund]!"],
    ["refund*", "refunds and REFUNDED", "[refund]s and [REFUND]ED"],
    ["late refund", "refund late", "[refund] [late]"],
    ['"late refund"', "a late refund, refund late", "a [late refund], refund late"],
    ['"late ref*"', "a late refund", "a late refund"],
    ['"quick fox"~1', "quick brown fox, quick", "[quick] brown [fox], [quick]"],
    ['"quick fox"~1', "quick and very brown fox", "quick and very brown fox"],
    ["cafe", "Un café, un CAFÉ, caf\u0065\u0301s", "Un [café], un [CAFÉ], caf\u0065\u0301s"],
    ["cafes", "caf\u0065\u0301s", "[caf\u0065\u0301s]"],
    ["fix~1", "the fox fixed", "the [fox] fixed"],
    ["foo@bar.com", "to foo@bar.com", "to [foo]@[bar].[com]"],
    ["σωκρατης", "του Σωκράτης", "του [Σωκράτης]"],
    ["محمد", "ذهب مُحَمَّد إلى", "ذهب [مُحَمَّد] إلى"],
    ["ภาษา", "ฉันรักภาษาไทย", "ฉันรัก[ภาษา]ไทย"],
    ["東京", "我住在東京都", "我住在[東京]都"],
    ["東京都", "我住在東京都", "我住在[東京都]"],
    ["都", "東京都と都市", "東京[都]と[都]市"],
    ["👋", "hello 👋🏽 you 👋", "hello [👋]🏽 you [👋]"],
    ["ﬁnd", "ﬁnd, find", "[ﬁnd], [find]"],
    ["한국", "한국 사람", "[한국] 사람"],
    ["𝟙𝟚", "a 12 b", "a [12] b"],
  ])("%j in %j are %j (spec 316)", (query, text, expected) => expect(marked(text, query)).toBe(expected));

  it.each([
    ["fox | dog", "fox dog", "[fox] [dog]"],
    ["+fox +dog", "fox dog", "[fox] [dog]"],
    ["fox -dog", "fox dog", "[fox] dog"],
    ["(fox | -lazy) quick", "lazy quick fox", "lazy [quick] [fox]"],
    ["*", "fox", "fox"],
    ["*un*", "refund unfun", "ref[un]d [un]f[un]"],
    ["*ÉE*", "Année, idées", "Ann[ée], id[ée]s"],
    ["*حم*", "مُحَمَّد", "مُ[حَمَّ]د"],
    ["*京都*", "我住在東京都", "我住在東[京都]"],
    ["q*k", "quick", "quick"],
    ["+ | - *", "+ | - *", "+ | - *"],
    ["", "fox", "fox"],
  ])("for the operators of %j are %j → %j (spec 317)", (query, text, expected) =>
    expect(marked(text, query)).toBe(expected),
  );

  it("look at each letter of a long text only some times", () => {
    const tested = vi.spyOn(RegExp.prototype, "test");
    const text = "The quick brown fox. ".repeat(5000);
    expect(matchFinder("fox")?.(text)).toHaveLength(5000);
    const letters = tested.mock.calls.reduce((sum, [given]) => sum + given.length, 0);
    tested.mockRestore();
    expect(letters / text.length).toBeLessThan(10);
  });

  it("are ordered parts of the text without overlaps, however long it is", () => {
    const text = "The quick brown fox. ".repeat(5000);
    const parts = matchFinder('fox | "brown fox" | fo*')?.(text) ?? [];
    expect(parts).toHaveLength(5000);
    expect(parts.at(-1)).toEqual({ start: text.length - 11, end: text.length - 2 });
  });
});

describe("the placed words of a text", () => {
  const pieces = fc.constantFrom(
    ..."aZ9 .-_é\u0301\u0308ßﬁİΣς京都タあไท👋\u{1F3FD}\uFE0F\u200D각ᆨᄀㄱｶﾞ",
    "e\u0301",
    "𝟙",
    "مُ",
    "ﷺ",
    "क्ष",
  );
  it("are those that search stores, in their order, and stand within the text", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (letters) => {
        const text = letters.join("");
        const placed = [...placedWords(text)];
        expect(placed.map(({ word }) => word)).toEqual(indexWords(text));
        for (const { start, endAfter } of placed) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(endAfter()).toBeGreaterThan(start);
          expect(endAfter()).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
