import { describe, expect, it, test } from "vitest";
import { joinedFiles } from "../joined-files";
import { openFiles } from "../open-files";
import type { ReadOptions } from "../read-options";
import { converted } from "../testing/convert";
import { opened, openedWith, resultsOf, rowsOf, sourceOf } from "../testing/files";

const wrapped = [
  "Call me Ishmael. Some years ago, never mind how long",
  "precisely, having little or no money in my purse, and",
  "nothing particular to interest me on shore, I thought",
  "I would sail about a little.",
  "",
  "It is a way I have of driving off the spleen, and",
  "regulating the circulation.",
].join("\n");
const reviews =
  "The box was empty, sadly.\n\n   \nIt came late\r\nGood, cheap, small, and it works after a year";

const open = async (files: Record<string, string>, options: ReadOptions = {}) =>
  (
    await openFiles(
      Object.entries(files).map(([name, content]) => sourceOf(content, name)),
      options,
    )
  ).files;
const textsOf = async (content: string | Uint8Array, name = "a.txt") =>
  (await rowsOf(content, name)).map(({ values }) => values.text);

describe("a text file", () => {
  it("has a text on each line, without empty ones", async () => {
    expect(await rowsOf(reviews, "a.txt", 3)).toEqual([
      { at: { line: 1 }, values: { text: "The box was empty, sadly." } },
      { at: { line: 4 }, values: { text: "It came late" } },
      { at: { line: 5 }, values: { text: "Good, cheap, small, and it works after a year" } },
    ]);
  });

  it("is one text if its lines are parts of paragraphs, and its name is the id", async () => {
    const { records, dataset, problems } = await converted(await opened(`${wrapped}\n`, "moby dick.txt"));
    expect(records).toMatchObject([{ external_id: "moby dick.txt", fields: { text: wrapped } }]);
    expect(dataset).toMatchObject({ fields: [{ name: "text" }], metadata: [] });
    expect(problems).toEqual([]);
  });

  test.each([
    ["line" as const, 6],
    ["file" as const, 1],
  ])("is read as is chosen: %s", async (text, count) => {
    const file = await openedWith({ text }, sourceOf(wrapped, "a.txt"));
    expect(file).toMatchObject({ format: "text", reading: { text } });
    expect(await resultsOf(file)).toHaveLength(count);
  });

  test.each([
    ["one line", "Hello, world", "line"],
    ["verses", "Tyger Tyger, burning bright,\nIn the forests of the night;\nWhat immortal hand,\nor", "line"],
    ["lines of words", "red\ngreen\nblue\nyellow\n", "line"],
    ["lines of Chinese", "他走了很久才到家里休息\n今天的天气真的非常好啊\n我们明天再去那里看看吧\n", "line"],
    ["broken paragraphs", wrapped, "file"],
    [
      "broken paragraphs and a long address",
      `${`${wrapped}\n\n`.repeat(4)}https://example.com/${"x".repeat(200)}`,
      "file",
    ],
    [
      "lines of different lengths",
      Array.from({ length: 50 }, (_, index) => `It came ${"very ".repeat(index % 9)}late`).join("\n"),
      "line",
    ],
    ["cells with commas", "a,b\n1,2\n3,4\n", "table"],
    ["cells with tabs", "a\tb c d\n1\t2 f g\n", "table"],
  ])("with %s is recognised", async (_, content, text) => {
    expect((await opened(content, "x.TXT")).reading.text).toBe(text);
  });

  it("can be read as texts where it looks like a table, and as a table where it does not", async () => {
    const lines = await openedWith({ text: "line" }, sourceOf("a,b\n1,2\n", "a.txt"));
    expect((await resultsOf(lines)).map((row) => "values" in row && row.values)).toEqual([
      { text: "a,b" },
      { text: "1,2" },
    ]);
    const table = await openedWith({ text: "table" }, sourceOf("word\nHello\n", "a.txt"));
    expect(table).toMatchObject({ format: "csv", reading: { text: "table", header: true } });
    expect(await resultsOf(table)).toMatchObject([{ values: { word: "Hello" } }]);
  });

  it("has any name if its format is said", async () => {
    const file = await openedWith({ format: "text" }, sourceOf("a,b\n1,2\n", "a.log"));
    expect(await resultsOf(file)).toHaveLength(2);
  });

  test.each([
    ["UTF-8 with a mark", new Uint8Array(Buffer.from("\uFEFFnaïve\nçà\n"))],
    ["UTF-16 with a mark", new Uint8Array(Buffer.from("\uFEFFnaïve\nçà\n", "utf16le"))],
    ["Latin-1", new Uint8Array(Buffer.from("naïve\nçà\n", "latin1"))],
    ["lines of old Macs", "naïve\rçà\r"],
  ])("is decoded: %s", async (_, content) => {
    expect(await textsOf(content)).toEqual(["naïve", "çà"]);
  });

  it("refuses a line that is longer than a text may be, and reads on", async () => {
    const results = await resultsOf(await opened(`${"x".repeat(10_000_001)}\nshort\n`, "a.txt"));
    expect(results).toMatchObject([{ reason: { code: "cell_too_large" } }, { values: { text: "short" } }]);
  });

  test.each([
    ["JSON lines", '{"text":"a"}\n', "jsonl"],
    ["tokens with tags", "Ana B-PER\nsang O\n\nBen B-PER\nslept O\n", "conll"],
  ])("of %s is no plain text, whatever a text is", async (_, content, format) => {
    expect(await openedWith({ text: "file" }, sourceOf(content, "a.txt"))).toMatchObject({
      format,
      reading: {},
    });
  });
});

describe("several text files", () => {
  it("are a text each if one of them is, with the folders in which they differ in their ids", async () => {
    const files = await open({
      "/data/en/a.txt": "One.\nTwo.",
      "/data/de/a.txt": "Eins.",
      "/data/b.txt": "x,y\n1,2\n",
    });
    expect(files.map(({ format, reading }) => [format, reading.text])).toEqual([
      ["text", "file"],
      ["text", "file"],
      ["text", "file"],
    ]);
    const { records } = await converted(joinedFiles(files));
    expect(records.map(({ external_id, fields }) => [external_id, fields.text])).toEqual([
      ["en/a.txt", "One.\nTwo."],
      ["de/a.txt", "Eins."],
      ["b.txt", "x,y\n1,2"],
    ]);
  });

  it("have a text on each line if they are long lists, or if that is chosen", async () => {
    const list = Array.from({ length: 30 }, (_, index) => `Review ${"very ".repeat(index % 7)}good`).join(
      "\n",
    );
    const lists = await open({ "a.txt": list, "b.txt": list });
    expect(lists.map(({ reading }) => reading.text)).toEqual(["line", "line"]);
    const chosen = await open({ "a.txt": "One.\nTwo.", "b.txt": "Three." }, { text: "line" });
    expect(await resultsOf(joinedFiles(chosen))).toMatchObject([
      { at: { file: "a.txt", line: 1 } },
      { at: { file: "a.txt", line: 2 } },
      { at: { file: "b.txt", line: 1 } },
    ]);
  });

  it("stay documents of brat where annotations are beside them", async () => {
    const files = await open(
      { "a.txt": "Ana sang.", "a.ann": "T1\tPER 0 3\tAna\n", "b.txt": "Ben slept." },
      { text: "file" },
    );
    expect(files.map(({ format, name }) => [format, name])).toEqual([
      ["brat", "a"],
      ["text", "b.txt"],
    ]);
  });
});
