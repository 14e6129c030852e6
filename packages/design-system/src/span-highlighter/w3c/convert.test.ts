import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spanKey, type TextSpan } from "../engine/spans";
import { anyText, rangeOf, runs } from "../engine/text/texts";
import {
  type ForeignAnnotation,
  fromWebAnnotations,
  relationsToWebAnnotations,
  toWebAnnotations,
} from "./index";

const text =
  "😀 Norrland Energi AB must repay €214 million. In Umeå, Norrland ruled nothing. Umeå is a town.";
const spanOn = (quote: string, label = "name", occurrence = 0, within = text): TextSpan => {
  let index = within.indexOf(quote);
  for (let skipped = 0; skipped < occurrence; skipped += 1) index = within.indexOf(quote, index + 1);
  const start = [...within.slice(0, index)].length;
  return { start, end: start + [...quote].length, label };
};
const spanPlace = (quote: string) => ({ start: spanOn(quote).start, end: spanOn(quote).end });
const wordsOf = (within: string, { start, end }: TextSpan) => [...within].slice(start, end).join("");

test("an annotation has a position in code points, its words and the text around them (library 5.2)", () => {
  const span = spanOn("Umeå", "place", 1);
  const options = { source: "https://example.org/1", idOf: ({ start }: TextSpan) => `urn:x:${start}` };
  expect(toWebAnnotations(text, [span], options)).toEqual([
    {
      "@context": "http://www.w3.org/ns/anno.jsonld",
      id: `urn:x:${span.start}`,
      type: "Annotation",
      body: [{ type: "TextualBody", purpose: "tagging", value: "place" }],
      target: {
        source: "https://example.org/1",
        selector: [
          { type: "TextPositionSelector", start: 79, end: 83 },
          {
            type: "TextQuoteSelector",
            exact: "Umeå",
            prefix: "In Umeå, Norrland ruled nothing. ".slice(-32),
            suffix: " is a town.",
          },
        ],
      },
    },
  ]);
});

test("spans come back as they went, whatever the script", () => {
  const anySpans = anyText.chain((any) => {
    const length = [...any].length;
    return fc.array(rangeOf(length), { maxLength: 4 }).map((ranges) => ({
      any,
      spans: ranges.filter(({ start, end }) => start < end).map((range) => ({ ...range, label: "a" })),
    }));
  });
  fc.assert(
    fc.property(anySpans, ({ any, spans }) => {
      const read = fromWebAnnotations(any, toWebAnnotations(any, spans));
      expect(read).toEqual({ spans, relations: [], lost: [] });
    }),
    { numRuns: runs },
  );
});

test("the note and the attributes go along", () => {
  const span = { ...spanOn("Umeå"), note: "the town", attributes: { tone: "neutral", scope: "all" } };
  const annotations = toWebAnnotations(text, [span]);
  expect(annotations[0]?.body.map(({ purpose }) => purpose)).toEqual([
    "tagging",
    "commenting",
    "classifying",
    "classifying",
  ]);
  expect(fromWebAnnotations(text, annotations)).toEqual({ spans: [span], relations: [], lost: [] });
});

describe("a span of several pieces (library 5.4)", () => {
  const { start, end } = spanOn("€214");
  const span: TextSpan = { ...spanOn("Norrland"), pieces: [{ start, end }, spanPlace("a town")] };

  test("has a target for each of them, and comes back", () => {
    const [annotation] = toWebAnnotations(text, [span], { source: "urn:t" });
    expect(annotation?.target).toHaveLength(3);
    expect(annotation?.target).toMatchObject([{ source: "urn:t" }, { source: "urn:t" }, { source: "urn:t" }]);
    expect(fromWebAnnotations(text, annotation ? [annotation] : [])).toEqual({
      spans: [span],
      relations: [],
      lost: [],
    });
  });

  test("moves with a changed text, piece by piece", () => {
    const changed = text.replace("must repay", "has to pay back");
    const { spans } = fromWebAnnotations(changed, toWebAnnotations(text, [span]));
    const [read] = spans;
    expect([read, ...(read?.pieces ?? [])].map((piece) => wordsOf(changed, piece as TextSpan))).toEqual([
      "Norrland",
      "€214",
      "a town",
    ]);
  });

  test("is lost as a whole if one of them is not found", () => {
    const annotations = toWebAnnotations(text, [span]);
    const read = fromWebAnnotations("Norrland Energi AB must repay it.", annotations);
    expect(read).toEqual({ spans: [], relations: [], lost: annotations });
  });
});

describe("relations (library 5.7)", () => {
  const spans = [spanOn("Norrland"), spanOn("Umeå")];
  const [from, to] = spans.map(spanKey) as [string, string];
  const idOf = ({ start }: TextSpan) => `urn:x:${start}`;
  const annotations = toWebAnnotations(text, spans, { idOf });

  test("link the annotations of their ends, and come back", () => {
    const relations = [{ id: "urn:r", from, to, label: "rules" }];
    const links = relationsToWebAnnotations(relations, spans, idOf);
    expect(links).toMatchObject([{ motivation: "linking", target: annotations[0]?.id }]);
    expect(fromWebAnnotations(text, [...links, ...annotations])).toEqual({ spans, relations, lost: [] });
  });

  test("are left out without their ends", () => {
    expect(relationsToWebAnnotations([{ from, to: "0-1-x", label: "rules" }], spans, idOf)).toEqual([]);
  });

  test("are read from links whose label is an annotation of its own", () => {
    const [a, b] = annotations.map(({ id }) => id);
    const link = { id: "urn:l", motivation: "linking", body: b, target: a };
    const meta = { motivation: "tagging", body: { value: "rules" }, target: "urn:l" };
    const read = fromWebAnnotations<ForeignAnnotation>(text, [...annotations, link, meta]);
    expect(read).toEqual({ spans, relations: [{ id: "urn:l", from, to, label: "rules" }], lost: [] });
  });

  test("are lost without a label, or if an end is", () => {
    const link = { motivation: "linking", body: "urn:nowhere", target: annotations[0]?.id };
    expect(fromWebAnnotations<ForeignAnnotation>(text, [...annotations, link]).lost).toEqual([link]);
  });
});

/** A text in which no two places are alike, and one span of it, as indexes of its words. */
const numbered = fc
  .tuple(fc.integer({ min: 8, max: 60 }), fc.nat(), fc.integer({ min: 2, max: 5 }))
  .map(([count, at, length]) => {
    const words = Array.from({ length: count }, (_, index) => `w${index * 7919}é😀`);
    const from = at % (count - 5);
    return { words, from, to: from + length };
  });

describe("in a text that has changed since", () => {
  test("a span follows its words through insertions and deletions elsewhere", () => {
    fc.assert(
      fc.property(
        numbered,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom("", "new", "a few new words")), { maxLength: 6 }),
        (marked, edits) => {
          const before = marked.words.join(" ");
          const quote = marked.words.slice(marked.from, marked.to).join(" ");
          const annotations = toWebAnnotations(before, [spanOn(quote, "a", 0, before)]);
          const outside = marked.words
            .map((_, index) => index)
            .filter((index) => index < marked.from || index >= marked.to);
          const words = [...marked.words];
          for (const [place, text] of edits) words[outside[place % outside.length] ?? 0] = text;
          const after = words.join(" ");
          expect(fromWebAnnotations(after, annotations)).toEqual({
            spans: [spanOn(quote, "a", 0, after)],
            relations: [],
            lost: [],
          });
        },
      ),
      { numRuns: runs },
    );
  });

  test("a span with a changed character is found again, within a character of its borders", () => {
    fc.assert(
      fc.property(numbered, fc.nat(), fc.constantFrom("", "x", "😅"), (marked, at, text) => {
        const before = marked.words.join(" ");
        const quote = marked.words.slice(marked.from, marked.to).join(" ");
        const span = spanOn(quote, "a", 0, before);
        const characters = [...before];
        const place = span.start + 1 + (at % (span.end - span.start - 2));
        characters[place] = text;
        const after = characters.join("");
        const [found] = fromWebAnnotations(after, toWebAnnotations(before, [span])).spans;
        const end = span.end - (text === "" ? 1 : 0);
        expect(Math.abs((found?.start ?? -9) - span.start)).toBeLessThanOrEqual(1);
        expect(Math.abs((found?.end ?? -9) - end)).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs },
    );
  });

  test.each([
    ["a paragraph before it", `A preface of many words.\n\n${text}`, "Umeå", "Umeå"],
    [
      "its words, corrected",
      text.replace("Norrland Energi AB", "Norrlands Energi A.B."),
      "Norrland Energi AB",
      "Norrlands Energi A.B.",
    ],
    [
      "short words, replaced between the same words",
      text.replace("€214 million", "€9"),
      "€214 million",
      "€9",
    ],
  ])("%s", (_, after, quote, words) => {
    const occurrence = quote === "Umeå" ? 1 : 0;
    const annotations = toWebAnnotations(text, [spanOn(quote, "a", occurrence)]);
    const { spans } = fromWebAnnotations(after, annotations);
    expect(spans.map((span) => wordsOf(after, span))).toEqual([words]);
    if (quote === "Umeå") expect(spans).toEqual([spanOn("Umeå", "a", 1, after)]);
  });

  test("an annotation whose words are gone is returned as lost", () => {
    const annotations = toWebAnnotations(text, [spanOn("€214 million"), spanOn("Energi")]);
    const read = fromWebAnnotations("An entirely other text about Energi and wind.", annotations);
    expect(read.lost).toEqual([annotations[0]]);
    expect(read.spans).toHaveLength(1);
  });
});

test.each([
  [
    "a plain body",
    { body: "place", target: { selector: { type: "TextPositionSelector", start: 2, end: 10 } } },
  ],
  [
    "several bodies and a refined selector",
    {
      body: [
        { type: "TextualBody", purpose: "commenting", value: "hm" },
        { purpose: "tagging", value: "place" },
      ],
      target: [
        {
          selector: { type: "XPathSelector", refinedBy: { type: "TextPositionSelector", start: 2, end: 10 } },
        },
      ],
    },
  ],
  [
    "a composite of one",
    {
      body: "place",
      target: {
        type: "Composite",
        items: [{ selector: { type: "TextPositionSelector", start: 2, end: 10 } }],
      },
    },
  ],
  [
    "a quotation alone",
    {
      body: "place",
      target: { selector: { type: "TextQuoteSelector", exact: "Norrland", suffix: " Energi" } },
    },
  ],
])("reads foreign annotations: %s", (_, annotation) => {
  expect(fromWebAnnotations(text, [annotation])).toMatchObject({
    spans: [{ start: 2, end: 10, label: "place" }],
    lost: [],
  });
});

test.each([
  [{}],
  [{ body: "place" }],
  [{ body: "place", target: "https://example.org" }],
  [{ target: { selector: { type: "TextPositionSelector", start: 2, end: 10 } } }],
  [{ body: "place", target: { selector: { type: "TextPositionSelector", start: 10, end: 2 } } }],
  [{ body: "place", target: { selector: { type: "TextPositionSelector", start: 2, end: 5000 } } }],
  [{ body: { value: 3 }, target: { selector: null } }],
])("returns as lost what has no label or no place: %j", (annotation) => {
  expect(fromWebAnnotations(text, [annotation])).toEqual({ spans: [], relations: [], lost: [annotation] });
});
