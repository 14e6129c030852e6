import fc from "fast-check";

/** Number of runs of a property test. */
export const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 5000 : 300;

/** Pieces that break offsets: scripts with and without spaces, joiners, flags, combining accents, CRLF. */
const pieces = [
  "Norrland Energi AB",
  " ",
  "must repay €214",
  ". ",
  "\n",
  "\r\n",
  "👩‍👩‍👧‍👦",
  "🇸🇪🇳🇴",
  "e\u0301",
  "𝔊𝔩𝔬𝔰𝔰𝔞",
  "قضت المحكمة",
  "ภาษาไทย",
  "ウメオの控訴裁判所",
  "שלום",
  "\uD83D",
  "don't",
];

/** A text made of such pieces. */
export const anyText = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(""));

/** A range within a text. */
export const rangeOf = (length: number) =>
  fc
    .tuple(fc.nat({ max: length }), fc.nat({ max: length }))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

/** A text with a range in it. */
export const anyRange = anyText.chain((text) => rangeOf(text.length).map((range) => ({ text, ...range })));
