import { spanOn, type WireSpan } from "./span-dataset";

/** Characters that break offsets if they precede a span, by name. */
const hazards: readonly (readonly [string, string])[] = [
  ["a family joined by joiners", "👩‍👩‍👧‍👦"],
  ["a person with a tone of skin and a trade", "👩🏽‍🚀"],
  ["a flag of two letters", "🇸🇪🇺🇾"],
  ["a flag of tags", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a key", "4\ufe0f\u20e3"],
  ["a heart with and without its selector", "❤\ufe0f ❤"],
  ["accents apart from their letters", "Zoe\u0308 a\u0301e\u0300\u0323"],
  ["two-character line breaks", "one\r\ntwo\r\n\r\nthree"],
  ["line breaks of all kinds", "a\nb\rc\u2028d"],
  ["letters beyond the basic plane", "𝔊𝔩𝔬𝔰𝔰𝔞 𐍈"],
  ["rare Chinese", "𠮷野家 𡈽"],
  ["a conjunct", "क्षत्रिय"],
  ["jamo", "\u1112\u1161\u11ab\u1100\u1173\u11af"],
  ["vowel marks", "قُضِيَ الأَمْرُ"],
  ["marks over and under", "ที่นี้ เก็บน้ำ"],
  ["points", "בְּרֵאשִׁית"],
  ["a zero-width non-joiner", "می‌خواهم"],
  ["marks of direction", "\u200fabc\u200e \u2067x\u2069"],
  ["a byte order mark", "\ufeffbegin"],
  ["many marks on one letter", "Z\u0351\u036b\u0343\u036a\u0302a\u0350\u0324l"],
];

/** The words to mark after it, in three scripts. */
const words: readonly (readonly [string, string, string])[] = [
  ["went to", "Umeå", "today"],
  ["ذهبت إلى", "القاهرة", "اليوم"],
  ["ถึง", "เชียงใหม่", "แล้ว"],
];

/** A text with the spans to be marked in it, in code points. */
export interface GoldText {
  text: string;
  spans: readonly WireSpan[];
}

/** Sixty texts in which a word follows characters whose length differs from their appearance. */
export const ownTexts: readonly GoldText[] = hazards.flatMap(([, hazard]) =>
  words.map(([before, word, after]) => {
    const text = `${hazard} ${before} ${word} ${hazard} ${word} ${after}`;
    return { text, spans: [spanOn(text, word, "place"), spanOn(text, word, "person", 1)] };
  }),
);
