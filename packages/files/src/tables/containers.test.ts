import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it, test } from "vitest";
import { isRefused } from "../rows/row";
import { opened, openedWith, problemWith, resultsOf, rowsOf, sourceOf } from "../testing/files";
import { inflatedSize } from "./zip-sizes";

describe("a Parquet file", () => {
  const bytes = new Uint8Array(
    parquetWriteBuffer({
      rowGroupSize: 2,
      kvMetadata: [
        {
          key: "huggingface",
          value: JSON.stringify({
            info: { features: { label: { names: ["bad", "good"], _type: "ClassLabel" } } },
          }),
        },
      ],
      columnData: [
        { name: "text", data: ["👍 ไทย", "b", "c"], type: "STRING" },
        { name: "label", data: [1n, 0n, 1n], type: "INT64" },
        { name: "big", data: [2n ** 60n, 1n, 2n], type: "INT64" },
        { name: "day", data: [new Date("2026-01-02"), null, null], type: "TIMESTAMP", nullable: true },
        { name: "meta", data: [{ page: 1 }, { page: 2 }, null], type: "JSON" },
      ],
    }),
  );

  it("is read group by group, with values as JSON has them", async () => {
    expect(await rowsOf(bytes, "x.parquet")).toEqual([
      {
        at: { row: 1 },
        values: {
          text: "👍 ไทย",
          label: "good",
          big: "1152921504606846976",
          day: "2026-01-02T00:00:00Z",
          meta_page: 1,
        },
        objects: { meta: { page: 1 } },
      },
      {
        at: { row: 2 },
        values: { text: "b", label: "bad", big: 1, day: null, meta_page: 2 },
        objects: { meta: { page: 2 } },
      },
      { at: { row: 3 }, values: { text: "c", label: "good", big: 2, day: null, meta: null } },
    ]);
  });

  it("has dates without a time, as workbooks have them", async () => {
    const days = ["2026-01-03", null, "0099-12-31"];
    const content = parquetWriteBuffer({
      schema: [
        { name: "root", num_children: 1 },
        { name: "due", type: "INT32", converted_type: "DATE", repetition_type: "OPTIONAL" },
      ],
      columnData: [{ name: "due", data: days.map((day) => (day === null ? null : new Date(day))) }],
    });
    const rows = await rowsOf(new Uint8Array(content), "x.parquet");
    expect(rows.map(({ values }) => values.due)).toEqual(days);
  });

  it("that was cut off is refused", async () => {
    expect(await problemWith(bytes.slice(0, -20), "x.parquet")).toMatchObject({
      code: "file_damaged",
      values: { format: "parquet" },
    });
  });
});

describe("a workbook", () => {
  const workbook = async (
    rows: (string | number | boolean | Date | null)[][],
    more: { name: string; hidden?: boolean }[] = [],
  ) =>
    writeXlsx({ sheets: [{ name: "Reviews", rows }, ...more.map((sheet) => ({ rows: [["x"]], ...sheet }))] });

  it("gives texts, numbers and days of its first sheet, and names the others", async () => {
    const content = await workbook(
      [
        ["text", "n", "day", "ok"],
        ["👍 ไทย", 1.5, new Date("2026-03-04"), true],
        [null, null, null, null],
        ["=1+1", 2, null, false],
      ],
      [{ name: "Notes" }, { name: "Secret", hidden: true }],
    );
    const file = await opened(content, "x.xlsx");
    expect(await resultsOf(file)).toEqual([
      { at: { row: 2 }, values: { text: "👍 ไทย", n: 1.5, day: "2026-03-04", ok: true } },
      { at: { row: 4 }, values: { text: "=1+1", n: 2, day: null, ok: false } },
    ]);
    expect(file.notices).toEqual([{ code: "other_sheets", values: { sheet: "Reviews", others: ["Notes"] } }]);
  });

  it("begins with the first sheet that is a table, unless another is chosen", async () => {
    const content = await writeXlsx({
      sheets: [
        { name: "Read me", rows: [["Survey"], ["of 2026"]] },
        {
          name: "Q1",
          rows: [
            ["text", "n"],
            ["a b", 1],
          ],
        },
        {
          name: "Q2",
          rows: [
            ["text", "n"],
            ["c d", 2],
          ],
        },
        { name: "Secret", hidden: true, rows: [["text", "n"]] },
      ],
    });
    const found = await opened(content, "x.xlsx");
    expect(await resultsOf(found)).toMatchObject([{ values: { text: "a b" } }]);
    expect(found.reading).toEqual({ header: true, sheet: "Q1" });
    expect(found.sheets).toEqual(["Read me", "Q1", "Q2"]);
    expect(found.notices).toMatchObject([{ values: { sheet: "Q1", others: ["Read me", "Q2"] } }]);

    const chosen = await openedWith({ sheet: "Q2" }, sourceOf(content, "x.xlsx"));
    expect(await resultsOf(chosen)).toMatchObject([{ values: { text: "c d" } }]);
    await expect(openedWith({ sheet: "Secret" }, sourceOf(content, "x.xlsx"))).rejects.toMatchObject({
      problem: { code: "sheet_unknown", values: { sheet: "Secret", sheets: ["Read me", "Q1", "Q2"] } },
    });
  });

  it("may have been written as a stream, with sizes of 64 bits", async () => {
    async function* rows() {
      yield ["👍 ไทย", 1];
      yield ["b", 2];
    }
    const parts: Uint8Array[] = [];
    const columns = ["text", "n"].map((header) => ({ header }));
    for await (const part of writeXlsxStream(rows(), { name: "Reviews", columns, zip64: true }))
      parts.push(part);
    const content = new Uint8Array(Buffer.concat(parts));
    expect(inflatedSize(content)).toBeGreaterThan(content.length);
    expect(await rowsOf(content, "x.xlsx")).toMatchObject([
      { values: { text: "👍 ไทย", n: 1 } },
      { values: { text: "b", n: 2 } },
    ]);
    const locator = content.lastIndexOf(0x07) - 3;
    for (const damaged of [content.slice(0, -30), withByte(content, locator + 8, 0xff)])
      expect(() => inflatedSize(damaged)).toThrow("file_damaged");
  });

  it("refuses a row with cells beyond its header", async () => {
    const results = await resultsOf(await opened(await workbook([["a"], ["1", "2"], ["3"]]), "x.xlsx"));
    expect(results.filter(isRefused)).toMatchObject([
      { at: { row: 2, column: 2 }, reason: { code: "row_too_long" } },
    ]);
  });

  it("with columns of one name has numbers after them", async () => {
    const content = await workbook([
      ["a", "a"],
      [1, 2],
    ]);
    expect(await resultsOf(await opened(content, "x.xlsx"))).toMatchObject([
      { values: { a: 1, "a (2)": 2 } },
    ]);
  });

  test.each([
    ["an archive of something else", async () => zipOf("a.txt"), "archive_unknown"],
    ["another file of Office", async () => zipOf("[Content_Types].xml"), "file_damaged"],
    ["a workbook that was cut off", async () => (await workbook([["a"], [1]])).slice(0, -30), "file_damaged"],
    [
      "an archive that inflates to gigabytes",
      async () => withDeclaredSize(await workbook([["a"], [1]]), 0x7fffffff),
      "inflated_too_large",
    ],
    [
      "an encrypted workbook",
      async () =>
        writeXlsx({ sheets: [{ name: "a", rows: [["a"]] }], encryption: { password: "x", spinCount: 10 } }),
      "password_required",
    ],
  ])("%s is refused", async (_, content, code) => {
    expect(await problemWith(await content(), "x.xlsx")).toMatchObject({ code });
  });

  it("is judged by the sizes that its directory declares", async () => {
    const content = await workbook([["a"], [1]]);
    expect(inflatedSize(content)).toBeGreaterThan(content.length);
    expect(inflatedSize(withDeclaredSize(content, 5_000_000))).toBeGreaterThan(5_000_000);
  });
});

/** An empty archive with one entry. */
function zipOf(name: string): Uint8Array {
  const entry = new Uint8Array(30 + name.length);
  entry.set([0x50, 0x4b, 3, 4]);
  entry[26] = name.length;
  entry.set(new TextEncoder().encode(name), 30);
  const directory = new Uint8Array(46 + name.length);
  directory.set([0x50, 0x4b, 1, 2]);
  directory[28] = name.length;
  directory.set(new TextEncoder().encode(name), 46);
  const end = new Uint8Array(22);
  end.set([0x50, 0x4b, 5, 6]);
  end[8] = 1;
  end[10] = 1;
  end[12] = directory.length;
  end[16] = entry.length;
  return new Uint8Array([...entry, ...directory, ...end]);
}

/** The archive with another size in the first entry of its directory. */
function withDeclaredSize(archive: Uint8Array, size: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50) at += 1;
  view.setUint32(at + 24, size, true);
  return changed;
}

function withByte(content: Uint8Array, at: number, byte: number): Uint8Array {
  const changed = content.slice();
  changed[at] = byte;
  return changed;
}
