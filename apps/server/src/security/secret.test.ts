import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { StartError } from "../start/start-error";
import { secretIn } from "./secret";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the secret of a folder (security M1)", () => {
  test.each(["", "\n", " ".repeat(64), "x".repeat(31)])(
    "is refused if the file contains %j",
    async (text) => {
      await writeFile(join(folder, "secret"), text);
      await expect(secretIn(join(folder, "secret"))).rejects.toThrow(StartError);
      expect(await readFile(join(folder, "secret"), "utf8")).toBe(text);
    },
  );

  it("is written completely, readable for its owner only, and read again", async () => {
    const file = join(folder, "secret");
    // A truncated file that an earlier start has left.
    await writeFile(`${file}.unfinished`, "");
    const secret = await secretIn(file);
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(await secretIn(file)).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["secret"]);
  });
});
