import { memoryApi } from "@glossa/files/testing";
import { describe, expect, it, test } from "vitest";
import { fileWith } from "../testing/files";
import { shell } from "../testing/shell";

const rows = "The box is empty;bad;3,14\nIt works well;good;2,5\nIt came late;bad;1.234,5\n";

describe("glossa import --header", () => {
  it("no: the first row is a record, and columns are named by their position", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(rows), "--header", "no")).toBe(0);
    expect(said[0]).toBe(
      [
        "rows.csv: 3 rows, 3 columns:",
        "  column 1  field",
        "  column 2  label question with 2 options, suggested",
        "  column 3  metadata (float)",
        "  id        derived from the values of the row",
        '  Cells are separated by ";".',
        "  Numbers read with a decimal comma (1.234,5): column 3.",
      ].join("\n"),
    );
    expect(
      stored.records.map(({ fields, metadata }) => [fields["column 1"], metadata?.["column 3"]]),
    ).toEqual([
      ["The box is empty", 3.14],
      ["It works well", 2.5],
      ["It came late", 1234.5],
    ]);
  });

  test.each([
    [["--header", "no"], fileWith.bind(null, '{"a":"b c"}', "x.jsonl"), "jsonl: --header does not apply"],
    [["--sheet", "Q1"], fileWith.bind(null, "a,b\nc d,e\n", "x.csv"), "csv: --sheet does not apply"],
    [["--text", "line"], fileWith.bind(null, "a,b\nc d,e\n", "x.csv"), "csv: --text does not apply"],
    [["--header", "maybe"], fileWith.bind(null, rows, "x.csv"), '--header: "maybe". It is one of: yes, no.'],
    [["--text", "page"], fileWith.bind(null, rows, "x.txt"), "It is one of: table, line, file."],
    [["--decimal", ","], fileWith.bind(null, rows, "x.csv"), "It is one of: comma, point."],
  ])("and others are refused where they say nothing: %j", async (options, file, sentence) => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", file(), ...options)).toBe(2);
    expect(said.at(-1)).toContain(sentence);
    expect(stored.datasets).toEqual([]);
  });
});

describe("glossa import --decimal", () => {
  const amounts = "text;amount\na b;1,234\nc d;12\n";

  test.each([
    [[], "1,234", '  "1,234" may have decimals or thousands here: amount.'],
    [["--decimal", "comma"], 1.234, "  Numbers read with a decimal comma (1.234,5): amount."],
    [["--decimal", "point"], 1234, "  amount  metadata (integer)"],
  ])("decides what the numbers do not show: %j", async (options, value, sentence) => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(amounts), ...options)).toBe(0);
    expect(said[0]).toContain(sentence);
    expect(stored.records[0]?.metadata).toEqual({ amount: value });
  });
});

describe("glossa import of texts", () => {
  const text = "The box was empty.\n\nIt came late, too.\n";

  test.each([
    [[], ["The box was empty.", "It came late, too."]],
    [["--text", "file"], ["The box was empty.\n\nIt came late, too."]],
  ])("makes records of lines or of files: %j", async (options, texts) => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(text, "notes.txt"), ...options)).toBe(0);
    expect(said[0]).toContain("notes.txt (text): ");
    expect(stored.datasets).toMatchObject([{ name: "notes" }]);
    expect(stored.records.map(({ fields }) => fields.text)).toEqual(texts);
  });

  it("gives several files their names as ids", async () => {
    const { api, stored } = memoryApi();
    const { type } = shell(api);
    const files = [fileWith("One.", "a.txt"), fileWith("Two.\nThree.", "b.txt")];
    expect(await type("import", ...files)).toBe(0);
    expect(
      stored.records.map(({ external_id: id, fields }) => [id?.replace(/^.*\//, ""), fields.text]),
    ).toEqual([
      ["a.txt", "One."],
      ["b.txt", "Two.\nThree."],
    ]);
  });
});

test.each([
  [
    "x.csv",
    "id,text,label\n1,a b,x\n2,c d,y\n1,e f,x\n3,g h,y\n",
    ['  The column "id" cannot be the record id. Line 4: "1" is already the id of line 2.'],
  ],
  [
    "x.csv",
    "id,text,label\n1,a b,x\n,c d,y\n3,e f,x\n4,g h,y\n",
    ['  The column "id" cannot be the record id. Line 3: the id is missing.'],
  ],
  ["x.csv", "id,text,label\n1,a b,x\n2,c d,y\n3,e f,x\n4,g h,y\n", []],
])("glossa import says why a column of ids does not have them: %s, %j", async (name, content, notices) => {
  const { type, said } = shell(memoryApi().api);
  expect(await type("import", fileWith(content, name))).toBe(0);
  expect(said[0]?.split("\n").filter((line) => line.includes("record id"))).toEqual(notices);
});

test("glossa import says which answers make no question", async () => {
  const line = (id: string) =>
    JSON.stringify({
      ...{ id, server_id: id, fields: { text: `Text ${id}` } },
      responses: [{ username: "eva", status: "submitted", values: { tags: ["a"] } }],
    });
  const { type, said } = shell(memoryApi({ users: ["eva"] }).api);
  expect(await type("import", fileWith(`${line("1")}\n${line("2")}`, "x.jsonl"))).toBe(0);
  expect(said[0]).toContain("  No question is made of the answers to: tags. To keep them,");
});
