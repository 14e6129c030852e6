import { describe, expect, it } from "vitest";
import { openFiles } from "../open-files";
import { sourceOf } from "../testing/files";

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
