import { describe, expect, it } from "vitest";
import { openFiles } from "../open-files";
import { problemWith, rowsOf, sourceOf } from "../testing/files";

const large = (name: string) => ({ ...sourceOf("a,b\n1,2", name), size: 3 * 1024 ** 3 });

describe("files that are too large", () => {
  it("are refused with their limit, and do not hide the others", async () => {
    const { files, failed } = await openFiles([large("a.csv"), sourceOf("a,b\n1,2", "b.csv")]);
    expect(files.map(({ name }) => name)).toEqual(["b.csv"]);
    expect(failed).toEqual([
      { name: "a.csv", problem: { code: "file_too_large", values: { megabytes: 2048 } } },
    ]);
  });

  it("are told apart: documents of brat have another limit", async () => {
    const { failed } = await openFiles([large("a.txt"), sourceOf("", "a.ann")]);
    expect(failed).toMatchObject([
      { problem: { code: "file_too_large", values: { megabytes: 64 }, at: { file: "a.txt" } } },
    ]);
  });
});

describe("a table by its name only", () => {
  // The header of a picture, and bytes as compression leaves them: every value about equally often, few of them NUL.
  const header = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const picture = new Uint8Array([
    ...header,
    ...Array.from({ length: 5000 }, (_, at) => ((at * 151) % 255) + 1),
  ]);

  it("is refused if it is binary", async () => {
    expect(await problemWith(picture, "picture.csv")).toMatchObject({ code: "format_unknown" });
  });

  it("may have control characters that separate values", async () => {
    const message = "8=FIX.4.4\u00019=65\u000135=A\u0001,1\n";
    expect(await rowsOf(`message,n\n${message.repeat(3)}`, "fix.csv")).toHaveLength(3);
  });

  it("may be a log with the colours of a terminal", async () => {
    const line = "a,\u001b[32mok\u001b[0m\n";
    expect(await rowsOf(`step,state\n${line.repeat(3)}`, "log.csv")).toHaveLength(3);
  });
});
