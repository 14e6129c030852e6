import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it, test } from "vitest";
import { joinedFiles } from "../joined-files";
import { openFiles } from "../open-files";
import { converted } from "../testing/convert";
import { opened, openedWith, resultsOf, sourceOf } from "../testing/files";

const valuesOf = async (...from: Parameters<typeof openedWith>) =>
  (await resultsOf(await openedWith(...from))).map((row) => ("values" in row ? row.values : row.reason));

describe("a table whose first row has no names", () => {
  test.each([
    ["x.csv", "5,5\n6,7\n", 1],
    ["x.tsv", '5\t5\n6\t"7"', 3],
    ["x.csv", "\uFEFF5;5\r\n\r\n6;7\r\n", 65_536],
  ])("has columns by position: %s", async (name, content, size) => {
    const source = sourceOf(content, name, size);
    expect(await valuesOf({ header: false }, source)).toEqual([
      { "column 1": "5", "column 2": "5" },
      { "column 1": "6", "column 2": "7" },
    ]);
    const file = await openedWith({ header: false }, source);
    await resultsOf(file);
    expect(file.reading).toEqual({ header: false });
    expect(file.notices.map(({ code }) => code)).not.toContain("columns_unnamed");
  });

  it("may be a workbook, whose first row may be shorter than the others", async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: "S",
          rows: [
            ["a b", 1],
            ["c d", 2, "x"],
          ],
        },
      ],
    });
    expect(await valuesOf({ header: false }, sourceOf(content, "x.xlsx"))).toEqual([
      { "column 1": "a b", "column 2": 1, "column 3": null },
      { "column 1": "c d", "column 2": 2, "column 3": "x" },
    ]);
    expect((await openedWith({}, sourceOf(content, "x.xlsx"))).reading).toEqual({ header: true, sheet: "S" });
  });

  it("becomes records, also of several files", async () => {
    const rows = "The box is empty,bad\nIt works well,good\nIt came late,bad\n";
    const { files } = await openFiles([sourceOf(rows, "a.csv"), sourceOf(rows, "b.csv")], { header: false });
    const { dataset, records, problems } = await converted(joinedFiles(files));
    expect(problems).toEqual([]);
    expect(dataset).toMatchObject({ fields: [{ name: "column 1" }], questions: [{ name: "column 2" }] });
    expect(records).toHaveLength(6);
  });

  it("is not guessed: without a choice, the first row has the names", async () => {
    expect(await resultsOf(await opened("1,2\n3,4\n"))).toMatchObject([{ values: { 1: "3", 2: "4" } }]);
    expect(await resultsOf(await opened("5,5\n6,7\n"))).toMatchObject([{ values: { 5: "6", "5 (2)": "7" } }]);
  });

  it("is refused where it has more cells than its first row", async () => {
    expect(await valuesOf({ header: false }, sourceOf("1,2\n3,4,5\n"))).toMatchObject([
      { "column 1": "1" },
      { code: "row_too_long", values: { cell: "5" } },
    ]);
  });
});

describe("formats whose rows name their columns", () => {
  test.each([
    ["x.jsonl", '{"a":1}\n'],
    ["x.json", '[{"a":1}]'],
  ])("have no such choice: %s", async (name, content) => {
    expect((await openedWith({ header: false }, sourceOf(content, name))).reading).toEqual({});
  });
});
