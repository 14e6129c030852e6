import { describe, expect, test } from "vitest";
import { opened, problemWith, resultsOf } from "../testing/files";

const table = "text,label\ncafé,x\n👍 ไทย,y\n";
const utf16 = (text: string, isBigEndian: boolean) => {
  const buffer = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? buffer.swap16() : buffer);
};
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("the encoding of a text", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode(table), undefined, ["café", "👍 ไทย"]],
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${table}`), undefined, ["café", "👍 ไทย"]],
    ["UTF-16 with a mark", utf16(`\uFEFF${table}`, false), "utf-16le", ["café", "👍 ไทย"]],
    ["UTF-16 without a mark", utf16(table, false), "utf-16le", ["café", "👍 ไทย"]],
    ["big-endian UTF-16", utf16(`\uFEFF${table}`, true), "utf-16be", ["café", "👍 ไทย"]],
    ["big-endian UTF-16 without a mark", utf16(table, true), "utf-16be", ["café", "👍 ไทย"]],
    ["Windows-1252", latin1("text,label\nplain,x\ncaf\xe9 \x80,x\n"), "windows-1252", ["plain", "café €"]],
    ["Windows-1252 at the end", latin1("text\ncaf\xe9"), "windows-1252", ["café"]],
  ])("%s is found out, and told if it is not UTF-8", async (_, bytes, encoding, texts) => {
    for (const size of [1, 7, 65_536]) {
      const file = await opened(bytes, "x.csv", size);
      const rows = await resultsOf(file);
      expect(rows.map((row) => "values" in row && row.values.text)).toEqual(texts);
      expect(file.notices.filter(({ code }) => code === "encoding")).toEqual(
        encoding === undefined ? [] : [{ code: "encoding", values: { encoding } }],
      );
    }
  });

  test("that is damaged UTF-8 is refused, with the line", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("text\nné\nok\n"), 0xc3, 0x28, 0x0a]);
    expect(await problemWith(bytes)).toEqual({
      code: "text_not_decodable",
      values: { encoding: "utf-8" },
      at: { line: 4 },
    });
  });
});
