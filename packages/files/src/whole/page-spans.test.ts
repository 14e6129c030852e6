import type { DatasetFileHead } from "@glossa/contract";
import { describe, expect, it, test } from "vitest";
import { memoryApi } from "../testing/memory-api";
import { storeAt, wholeHead, wholeOf, wholeRecord } from "../testing/whole";
import { compareWhole } from "./compare-whole";
import { pageSpansOf, withConvertedSpans } from "./page-spans";
import { updateWhole } from "./update-whole";

const options = [{ value: "PLACE", text: "Place", description: null }];
const head: DatasetFileHead = {
  ...wholeHead,
  questions: [
    {
      name: "spans",
      title: "Spans",
      description: null,
      required: true,
      settings: {
        ...{ type: "span", field: "text", options, visible_options: null },
        ...{ allow_overlapping: false, allow_character_annotation: true },
      },
    },
  ],
};

const marked = (text: string, ...ranges: [number, number][]) =>
  wholeRecord("a", {
    fields: { text },
    responses: [
      {
        ...{ username: "ana", status: "submitted", updated_at: "2026-01-01T00:00:00" },
        values: { spans: ranges.map(([start, end]) => ({ start, end, label: "PLACE" })) },
      },
    ],
  });

// One astral character: units of UTF-16 are one more behind it.
const tower = "日本の Tanaka さん in 東京 🗼 works #44";
const at = (text: string, word: string): [number, number] => {
  const start = text.indexOf(word);
  return [start, start + word.length];
};
const inCodePoints = (text: string, word: string): [number, number] => {
  const [start] = at(text, word);
  const from = [...text.slice(0, start)].length;
  return [from, from + [...word].length];
};

describe("spans of Argilla's page", () => {
  test.each([
    ["behind an emoji", tower, "works"],
    ["behind a sequence of emoji", "👩‍👩‍👧 Anna Müller went to Paris 🇫🇷 and", "Paris"],
    ["that end behind the text as code points", "🗼🗼🗼 at Rome", "Rome"],
  ])("are found and converted %s", (_, text, word) => {
    const record = marked(text, at(text, word));
    expect(pageSpansOf(record, head)).toMatchObject([
      { username: "ana", question: "spans", texts: [{ utf16: word }], isCertain: true },
    ]);
    const [start, end] = inCodePoints(text, word);
    expect(withConvertedSpans(record, head).responses[0]?.values).toEqual({
      spans: [{ start, end, label: "PLACE" }],
    });
  });

  test.each<[string, string, [number, number][]]>([
    ["code points", tower, [inCodePoints(tower, "works")]],
    ["a span before the emoji", tower, [at(tower, "Tanaka")]],
    ["texts without such characters", "Anna in Rome", [at("Anna in Rome", "nna in Ro")]],
    ["parts of words in a script without spaces", "🗼東京都庁舎", [[2, 4]]],
    ["a number before a unit, a blank in UTF-16", "😀 5kg of rice", [[2, 3]]],
    ["a word before a particle, a blank in UTF-16", "😀 나는 간다", [[2, 3]]],
    ["a prefix, a blank in UTF-16", "😀 ולד הלך", [[2, 3]]],
    ["a part of a word, punctuation in UTF-16", "😀(re)named", [[2, 3]]],
    ["a number and a prefix, between blanks in UTF-16", "😀 5 km away", [[2, 5]]],
  ])("are not suspected: %s", (_, text, ranges) => {
    const record = marked(text, ...ranges);
    expect(pageSpansOf(record, head)).toEqual([]);
    expect(withConvertedSpans(record, head)).toBe(record);
  });

  it("are told, and stay, if another span of the response counts code points", () => {
    const record = marked(tower, at(tower, "works"), inCodePoints(tower, "works"));
    expect(pageSpansOf(record, head)).toMatchObject([{ isCertain: false }]);
    expect(withConvertedSpans(record, head)).toBe(record);
  });

  it("are converted where they were stored before without that", async () => {
    const server = memoryApi({ users: ["ana"] });
    const whole = wholeOf([marked(tower, at(tower, "works"))], head);
    const { dataset } = await storeAt(server, whole);
    const later = marked(tower, at(tower, "works"));
    const [response] = later.responses;
    if (response) response.updated_at = "2026-05-05T00:00:00";
    const compared = {
      ...{ origin: whole, stored: wholeOf([later], head) },
      users: new Map([["ana", server.stored.users[0]?.id ?? ""]]),
      convert: (record: typeof later) => withConvertedSpans(record, head),
    };
    expect((await compareWhole(compared)).counts.responses.unconverted).toBe(1);
    await updateWhole({ ...compared, api: server.api, dataset, isOnlyConverting: true });
    const [start, end] = inCodePoints(tower, "works");
    expect(server.stored.records[0]?.responses).toMatchObject([
      { values: { spans: { value: [{ start, end }] } } },
    ]);
  });
});
