import { describe, expect, it, test } from "vitest";
import { pictureOf } from "./picture";

const words = {
  title: "marisol has submitted 377 records of ticket-triage-2026",
  fact: "The team has completed 61.91%",
  address: "glossa.example.org",
};
/** Measures as if each letter were half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;

describe("a picture to share", () => {
  it("is 1200 pixels wide and shows user, count, dataset and progress, each in its size and colour (spec 385)", () => {
    const { width, height, lines } = pictureOf(words, measure);
    expect([width, height]).toEqual([1200, 630]);
    expect(lines.map(({ text, size, ink }) => [ink, size, text])).toEqual([
      ["title", 64, "marisol has submitted 377"],
      ["title", 64, "records of ticket-triage-2026"],
      ["fact", 36, "The team has completed 61.91%"],
      ["address", 28, "glossa.example.org"],
    ]);
  });

  test.each([
    ["a name without end", "x".repeat(400)],
    ["many words", "word ".repeat(200)],
    ["a language without spaces", "標註".repeat(100)],
  ])("contains %s, with every line inside the picture and in order", (_what, title) => {
    const { width, height, padding, lines } = pictureOf({ ...words, title }, measure);
    for (const { text, size, y } of lines) {
      expect(measure(text, size)).toBeLessThanOrEqual(width - 2 * padding);
      expect(y).toBeLessThanOrEqual(height - padding);
    }
    const places = lines.map(({ y }) => y);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  it("omits the team's progress if it is unknown", () => {
    const { lines } = pictureOf({ ...words, fact: undefined }, measure);
    expect(lines.map(({ ink }) => ink)).toEqual(["title", "title", "address"]);
  });
});
