import { describe, expect, test } from "vitest";
import { differencesOf, type TextDifference } from "./differences";
import { shortened } from "./shortened";

const sign = { same: "", removed: "-", added: "+" };
const shown = (parts: readonly TextDifference[]) =>
  parts.map(({ kind, text }) => `${sign[kind]}[${text}]`).join("");
const without = (kind: TextDifference["kind"], parts: readonly TextDifference[]) =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join("");

test.each([
  ["equal texts", "Charged twice", "Charged twice", "[Charged twice]"],
  ["two empty texts", "", "", ""],
  ["a new text", "", "Hello", "+[Hello]"],
  ["no text any more", "Hello", "", "-[Hello]"],
  ["a word", "one two three", "one 2 three", "[one ]-[two]+[2][ three]"],
  ["words that follow each other", "I want two lamps", "I want a chair", "[I want ]-[two lamps]+[a chair]"],
  ["an added word", "the lamp", "the red lamp", "[the ]+[red ][lamp]"],
  ["the beginning and the end", "a b c", "x b y", "-[a]+[x][ b ]-[c]+[y]"],
  ["Arabic", "قضت المحكمة اليوم", "قضت المحكمة أمس", "[قضت المحكمة ]-[اليوم]+[أمس]"],
  ["Thai, without spaces", "สวัสดีครับ", "สวัสดีค่ะ", "[สวัสดี]-[ครับ]+[ค่ะ]"],
  ["an emoji of several characters", "👩‍👩‍👧 ok", "👩‍👩‍👦 ok", "-[👩‍👩‍👧]+[👩‍👩‍👦][ ok]"],
  ["markup", "<script>1</script>", "<script>2</script>", "[<script>]-[1]+[2][</script>]"],
])("the differences of %s", (_, before, after, expected) => {
  expect(shown(differencesOf(before, after))).toBe(expected);
});

describe("any two texts", () => {
  const words = ["a", "b", " ", "\n", "قضت", "👋🏽", "e\u0301", "สวัสดี", "<b>"];
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const text = () => Array.from({ length: random(40) }, () => words[random(words.length)]).join("");

  test("can be restored from their differences", () => {
    for (let round = 0; round < 500; round += 1) {
      const [before, after] = [text(), text()];
      const parts = differencesOf(before, after);
      expect(without("added", parts)).toBe(before);
      expect(without("removed", parts)).toBe(after);
    }
  });
});

describe("a megabyte of text", () => {
  const line = "The label you sent me on 2 March could only be used until the 9th.\n";
  const long = Array.from({ length: 16_000 }, (_, index) => `${index} ${line}`).join("");

  test("is compared line by line", () => {
    const parts = differencesOf(long, long.replace("\n8000 The label", "\n8000 A label"));
    expect(parts.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
    expect(parts[1]?.text).toBe(`8000 ${line}`);
  });

  test("costs no more than two seconds if everything differs", () => {
    const start = performance.now();
    const other = long.replaceAll("label", "sticker");
    const parts = differencesOf(long, other);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(without("added", parts)).toBe(long);
    expect(without("removed", parts)).toBe(other);
  });

  test("is shown around its differences, and no character is cut in half", () => {
    const parts = shortened([
      { kind: "same", text: "👋".repeat(500_000) },
      { kind: "added", text: "new" },
      { kind: "removed", text: "x".repeat(1_000_000) },
    ]);
    expect(parts.map(({ kind }) => kind)).toEqual([
      ...["same", "leftOut", "same", "added"],
      ...["removed", "leftOut", "removed"],
    ]);
    const total = parts.reduce((sum, part) => sum + (part.kind === "leftOut" ? 0 : part.text.length), 0);
    expect(total).toBeLessThan(50_000);
    for (const part of parts) if (part.kind !== "leftOut") expect(part.text.isWellFormed()).toBe(true);
  });
});
