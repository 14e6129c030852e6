import { describe, expect, it, test } from "vitest";
import { isRefused } from "../rows/row";
import { opened, problemWith, resultsOf, rowsOf } from "../testing/files";

describe("a CSV file", () => {
  test.each([
    ["plain", "a,b\n1,2\n3,4\n", ["1|2", "3|4"]],
    ["without a last line end", "a,b\n1,2", ["1|2"]],
    ["with a byte order mark", "\uFEFFa,b\n1,2\n", ["1|2"]],
    ["with CRLF rows and LF in a field", 'a,b\r\n"one\ntwo",2\r\n3,4\r\n', ["one\ntwo|2", "3|4"]],
    ["with CRLF in a field", 'a,b\n"one\r\ntwo",2\n', ["one\r\ntwo|2"]],
    ["with line ends of old Macs", "a,b\r1,2\r3,4\r", ["1|2", "3|4"]],
    ["with quotation marks and commas in a field", 'a,b\n"say ""no"", please",2\n', ['say "no", please|2']],
    ["with a field of quotation marks", 'a,b\n"""",""\n', ['"|']],
    [
      "with a quotation mark within a cell",
      'a,b\n5" nail,say "no" now\n3,4\n',
      ['5" nail|say "no" now', "3|4"],
    ],
    [
      "with tabs and quotation marks within cells",
      'a\tb\nIt is "big", I said\t2\n',
      ['It is "big", I said|2'],
    ],
    ["with empty lines", "a,b\n\n1,2\n\n\n3,4\n\n", ["1|2", "3|4"]],
    ["with empty cells", "a,b\n,2\n", ["|2"]],
    ["with semicolons", "a;b\n1,5;2\n", ["1,5|2"]],
    ["with tabs", "a\tb\n1\t2\n", ["1|2"]],
    ["with bars", "a|b\n1|2\n", ["1|2"]],
    [
      "with a comma in quotation marks in its header",
      'a;"b"\n"x, y";2\n"z, z, z";3\n',
      ["x, y|2", "z, z, z|3"],
    ],
    ["beyond the first plane", "a,b\n👩‍🚀,ไทย\n", ["👩‍🚀|ไทย"]],
    ["right to left", "a,b\nمرحبا,שלום\n", ["مرحبا|שלום"]],
    ["with what a spreadsheet would run", "a,b\n=1+1,@x\n", ["=1+1|@x"]],
  ])("%s is read, in pieces of any size", async (_, content, expected) => {
    for (const size of [1, 3, 65_536]) {
      const rows = await rowsOf(content, "x.csv", size);
      expect(rows.map((row) => `${row.values.a}|${row.values.b}`)).toEqual(expected);
    }
  });

  it("reports the line on which each row begins", async () => {
    const content = 'a,b\r\n"one\ntwo\nthree",2\r\n\r\n3,4\r\n"x\r\ny",6\r\n7,8';
    for (const size of [1, 4, 65_536]) {
      expect((await rowsOf(content, "x.csv", size)).map((row) => row.at.line)).toEqual([2, 6, 7, 9]);
    }
  });

  it("names unnamed columns by their position and says so", async () => {
    const file = await opened(",b\n1,2\n");
    expect(await resultsOf(file)).toMatchObject([{ values: { "column 1": "1", b: "2" } }]);
    expect(file.notices).toEqual([{ code: "columns_unnamed", values: { columns: ["column 1"] } }]);
  });

  test.each([
    ["a,a", ["a", "a (2)"]],
    ["a, a ,b,a", ["a", "a (2)", "b", "a (3)"]],
    ["a,a,a (2)", ["a", "a (3)", "a (2)"]],
    ["a (2),a (2),a,a", ["a (2)", "a (2) (2)", "a", "a (3)"]],
    ["column 2,", ["column 2", "column 2 (2)"]],
    ["toString,toString", ["toString", "toString (2)"]],
  ])("numbers names that repeat, without taking those of others, and says so: %s", async (header, names) => {
    const cells = names.map((_, index) => String(index));
    const file = await opened(`${header}\n${cells.join(",")}\n`);
    const [row] = await resultsOf(file);
    expect(row).toMatchObject({
      values: Object.fromEntries(names.map((name, index) => [name, cells[index]])),
    });
    const renamed = names.filter(
      (name) =>
        !header
          .split(",")
          .map((cell) => cell.trim())
          .includes(name),
    );
    expect(file.notices).toContainEqual({ code: "columns_repeated", values: { columns: renamed } });
  });

  it("keeps columns that are called like parts of every object", async () => {
    const [row] = await rowsOf("__proto__,constructor\n1,2\n");
    expect(Object.entries(row?.values ?? {})).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
  });

  test.each([
    ["a row that is too long", "a,b\n1,2\n1,2,3\n5,6\n", { line: 3, column: 3 }, ["row_too_long", "1,2,3"]],
    ["a row that is too short", 'a,b\n"1\n1",2\n3\n5,6', { line: 4, column: "b" }, ["row_too_short", "3"]],
    [
      "a quotation mark in the middle, and too many cells",
      'a,b\n1,2\n3,x"y,z\n5,6',
      { line: 3, column: 2 },
      ["quote_misplaced", '3,x"y,z'],
    ],
    [
      "text after a quotation mark",
      'a,b\n1,2\n"3"x,4\n5,6',
      { line: 3, column: 1 },
      ["quote_misplaced", "3x,4"],
    ],
  ])("with %s refuses this row and reads the next", async (_, content, at, expected) => {
    const [code, source] = expected;
    const results = await resultsOf(await opened(content));
    expect(results.filter(isRefused)).toMatchObject([{ at, reason: { code, at }, source }]);
    expect(results.filter((row) => !isRefused(row)).length).toBeGreaterThan(0);
  });

  test.each([
    ["a quotation mark that never closes", 'a,b\n1,2\n"3,4\n5,6\n', "quote_not_closed", { line: 3 }],
    [
      "a quoted cell that is too large",
      `a,b\n1,2\n"${"x".repeat(10_000_001)}",4\n`,
      "quoted_too_large",
      { line: 3 },
    ],
    ["thousands of columns", `${"a,".repeat(3000)}a\n`, "too_many_columns", { line: 1 }],
  ])("with %s is refused", async (_, content, code, at) => {
    expect(await problemWith(content)).toMatchObject({ code, at });
  });

  it("is read with cells of more than a megabyte", async () => {
    const long = "ü👍".repeat(300_000);
    const rows = await rowsOf(`a,b\n${long},1\n"${long}",2\n`);
    expect(rows.map((row) => row.values.a)).toEqual([long, long]);
  });
});

describe("the delimiter", () => {
  it("is told if it is unusual", async () => {
    expect((await opened("a;b\n1;2")).notices).toEqual([{ code: "delimiter", values: { delimiter: ";" } }]);
    expect((await opened("a,b\n1,2")).notices).toEqual([]);
  });
});

describe("a JSON lines file", () => {
  it("keeps types and makes columns of nested objects", async () => {
    const text = '{"a":1,"m":{"source":"x","n":{"deep":true}},"tags":["p"]}\r\n\n{"a":null}';
    expect(await rowsOf(text, "x.jsonl", 7)).toEqual([
      {
        at: { line: 1 },
        values: { a: 1, m_source: "x", m_n_deep: true, tags: ["p"] },
        objects: { m: { source: "x", n: { deep: true } } },
      },
      { at: { line: 3 }, values: { a: null } },
    ]);
  });

  it("can contain separators that other parsers treat as line ends", async () => {
    const rows = await rowsOf('\uFEFF{"a":"x\u2028y"}\n{"a":"z"}', "x.jsonl");
    expect(rows.map((row) => row.values.a)).toEqual(["x\u2028y", "z"]);
  });

  test.each([
    ["broken JSON", '{"a":1}\n{"a":1,}\n{"a":2}', "json_invalid", 2],
    ["a line that ends early", '{"a":1}\n{"a":', "json_invalid", 2],
    ["a line that is no object", '{"a":1}\n[1]\n', "row_not_an_object", 2],
    ["two values of one name", '{"a":{"b":1},"a_b":2}', "column_repeated", 1],
    ["a value that is nested too deeply", `{"a":${"[".repeat(200)}${"]".repeat(200)}}`, "json_too_deep", 1],
  ])("with %s refuses this line", async (_, content, code, line) => {
    const results = await resultsOf(await opened(content, "x.jsonl"));
    expect(results.filter(isRefused)).toMatchObject([{ at: { line }, reason: { code } }]);
  });

  it("names the column at which JSON is invalid", async () => {
    const [, row] = await resultsOf(await opened('{"a":1}\n{"a":', "x.jsonl"));
    expect(row?.at).toEqual({ line: 2, column: 6 });
  });

  it("cannot change what every object inherits", async () => {
    const [row] = await rowsOf('{"__proto__":{"polluted":1},"a":{"__proto__":"x"}}', "x.jsonl");
    expect(Object.entries(row?.values ?? {})).toEqual([
      ["__proto___polluted", 1],
      ["a___proto__", "x"],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("a JSON array", () => {
  const text = '\n[\n  {"a": "x, ]} \\" {", "b": [1, {"c": "["}]},\n\n  {"a": "👍"}\n]\n';

  it("is read item by item, in pieces of any size", async () => {
    for (const size of [1, 5, 65_536]) {
      const rows = await rowsOf(text, "x.json", size);
      expect(rows.map(({ values }) => values)).toEqual([{ a: 'x, ]} " {', b: [1, { c: "[" }] }, { a: "👍" }]);
      expect(rows.map(({ at }) => at)).toEqual([
        { line: 3, row: 1 },
        { line: 5, row: 2 },
      ]);
    }
  });

  test.each([
    ["that ends early", '[{"a":1},{"a":', "file_damaged"],
    ["without rows in an object", '{\n  "a": {\n    "b": 1\n  }\n}\n', "json_object"],
  ])("%s is refused", async (_, content, code) => {
    expect(await problemWith(content, "x.json")).toMatchObject({ code });
  });

  it("of texts has a column of texts", async () => {
    const rows = await rowsOf('["It broke, \\"again\\"", "👍"]', "x.json");
    expect(rows).toEqual([
      { at: { line: 1, row: 1 }, values: { text: 'It broke, "again"' } },
      { at: { line: 1, row: 2 }, values: { text: "👍" } },
    ]);
  });

  it("with an item that is no object refuses this item", async () => {
    const results = await resultsOf(await opened('[{"a":1},2]', "x.json"));
    expect(results.filter(isRefused)).toMatchObject([
      { at: { row: 2 }, reason: { code: "row_not_an_object" } },
    ]);
  });
});

describe("the format of a file", () => {
  test.each([
    ["x.csv", "a\n1", "csv"],
    ["x.TSV", "a\n1", "tsv"],
    ["x.csv", "a\tb\n1\t2", "tsv"],
    ["x.jsonl", '{"a":1}', "jsonl"],
    ["x.json", '{"a":1}\n{"a":2}', "jsonl"],
    ["x.json", '[{"a":1}]', "json"],
    ["x.jsonl", '[{"a":1}]', "json"],
    ["x.txt", '{"a":1}', "jsonl"],
    ["x.txt", "a,b\n1,2", "csv"],
  ])("is detected: %s with %j", async (name, content, format) => {
    expect((await opened(content, name)).format).toBe(format);
  });

  test.each([
    ["an empty file", "", "file_empty"],
    ["a file of blanks", " \n", "file_empty"],
    [
      "prose",
      "Call me Ishmael; some years ago\n– never mind how long –\nhaving little money,\n\nI thought\n",
      "format_unknown",
    ],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0, 0, 2]), "format_unknown"],
  ])("is refused: %s", async (_, content, code) => {
    expect(await problemWith(content, "x.bin")).toMatchObject({ code });
  });
});
