import { describe, expect, it, test } from "vitest";
import { CommandFailure } from "../failure";
import { fileWith, rowsOf } from "../testing/files";
import { csvRows } from "./csv-rows";
import { jsonRows } from "./json-rows";
import { readerOf } from "./reader-of";

describe("a CSV file", () => {
  test.each([
    [
      "plain",
      "a,b\n1,2\n3,4\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["without a last line end", "a,b\n1,2", [["1", "2"]]],
    ["with a byte order mark", "\uFEFFa,b\n1,2\n", [["1", "2"]]],
    [
      "with CRLF rows and LF in a field",
      'a,b\r\n"one\ntwo",2\r\n3,4\r\n',
      [
        ["one\ntwo", "2"],
        ["3", "4"],
      ],
    ],
    ["with CRLF in a field", 'a,b\n"one\r\ntwo",2\n', [["one\r\ntwo", "2"]]],
    [
      "with quotation marks and commas in a field",
      'a,b\n"say ""no"", please",2\n',
      [['say "no", please', "2"]],
    ],
    [
      "with empty lines",
      "a,b\n\n1,2\n\n\n3,4\n\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["with empty cells", "a,b\n,2\n", [["", "2"]]],
    ["with semicolons", "a;b\n1,5;2\n", [["1,5", "2"]]],
    ["with tabs", "a\tb\n1\t2\n", [["1", "2"]]],
    ["beyond the first plane", "a,b\n👩‍🚀,ไทย\n", [["👩‍🚀", "ไทย"]]],
  ])("%s is read", async (_, content, expected) => {
    const rows = await rowsOf(csvRows, content);
    expect(rows.map((row) => [row.values.a, row.values.b])).toEqual(expected);
  });

  it("reports the line on which each row begins", async () => {
    const rows = await rowsOf(csvRows, 'a,b\r\n"one\ntwo\nthree",2\r\n\r\n3,4\r\n"x\r\ny",6\r\n7,8');
    expect(rows.map((row) => row.line)).toEqual([2, 6, 7, 9]);
  });

  it("names unnamed columns by their position", async () => {
    const [row] = await rowsOf(csvRows, ",b\n1,2\n");
    expect(row?.values).toEqual({ "column 1": "1", b: "2" });
  });

  test.each([
    ["a row that is too long", "a,b\n1,2\n1,2,3\n", 'Line 3, column 3: the header has no column for "3".'],
    ["a row that is too short", 'a,b\n"1\n1",2\n3\n', "Line 4, column b: the row ends before this column."],
    [
      "a quotation mark in the middle",
      'a,b\n1,2\n3,x"y\n',
      "Line 3, column 2: a quotation mark is not allowed here.",
    ],
    [
      "a quotation mark that never closes",
      'a,b\n1,2\n"3,4\n5,6\n',
      "Line 3: a quotation mark in this row is not closed.",
    ],
    ["two columns of one name", "a,a\n1,2\n", "Line 1, column a: this column name occurs twice."],
  ])("with %s is refused, with line and column", async (_, content, sentence) => {
    await expect(rowsOf(csvRows, content)).rejects.toEqual(
      new CommandFailure(`${sentence} Nothing was imported.`),
    );
  });

  it("that is not UTF-8 is refused, with the line", async () => {
    const latin1 = Buffer.concat([Buffer.from("a,b\nfine,2\ncaf"), Buffer.from([0xe9]), Buffer.from(",3\n")]);
    await expect(rowsOf(csvRows, latin1)).rejects.toThrow(
      "Line 3: the text is not valid UTF-8. Save the file as UTF-8. Nothing was imported.",
    );
  });

  it("is read in chunks without splitting a character", async () => {
    const long = "ü👍".repeat(60_000);
    const rows = await rowsOf(csvRows, `a,b\n${long},1\n${long},2\n`);
    expect(rows.map((row) => row.values.a)).toEqual([long, long]);
  });
});

describe("a JSON lines file", () => {
  it("keeps types and makes columns of nested objects", async () => {
    const rows = await rowsOf(
      jsonRows,
      '{"a":1,"m":{"source":"x","n":{"deep":true}},"tags":["p"]}\r\n\n{"a":null}',
    );
    expect(rows).toEqual([
      { line: 1, values: { a: 1, m_source: "x", m_n_deep: true, tags: ["p"] } },
      { line: 3, values: { a: null } },
    ]);
  });

  it("can contain separators that other parsers treat as line ends", async () => {
    const rows = await rowsOf(jsonRows, '\uFEFF{"a":"x\u2028y"}\n{"a":"z"}');
    expect(rows.map((row) => row.values.a)).toEqual(["x\u2028y", "z"]);
  });

  test.each([
    ["broken JSON", '{"a":1}\n{"a":1,}\n', /Line 2, column \d+: this is not valid JSON/],
    ["a line that ends early", '{"a":', "Line 1, column 6: this is not valid JSON"],
    ["a line that is no object", '{"a":1}\n[1]\n', "Line 2, column 1: each line must be one JSON object"],
    ["two values of one name", '{"a":{"b":1},"a_b":2}', "Line 1, column a_b: this name occurs"],
  ])("with %s is refused, with line and column", async (_, content, sentence) => {
    await expect(rowsOf(jsonRows, content)).rejects.toThrow(sentence);
  });
});

describe("the format of a file", () => {
  test.each([
    ["x.csv", "a\n1", csvRows],
    ["x.TSV", "a\n1", csvRows],
    ["x.jsonl", '{"a":1}', jsonRows],
    ["x.txt", '{"a":1}', jsonRows],
    ["x.txt", "a,b\n1,2", csvRows],
  ])("is detected: %s with %j", async (name, content, reader) => {
    expect(await readerOf(fileWith(content, name))).toBe(reader);
  });
  test.each([
    ["an empty file", () => fileWith(" \n"), "is empty"],
    ["one JSON list", () => fileWith('[{"a":1}]', "x.json"), "is a JSON array"],
    ["no file", () => "/nowhere/x.csv", "The file /nowhere/x.csv does not exist"],
    ["a folder", () => "/", "is a folder"],
  ])("is refused with one sentence: %s", async (_, path, sentence) => {
    await expect(readerOf(path())).rejects.toThrow(sentence);
  });
});
