import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { StorageError } from "../database/storage-error";
import { maintain } from "./commands";
import type { DumpLine } from "./dump";
import { explainMove } from "./explain-move";

const places = {
  source: { dataFolder: "/data" },
  target: { dataFolder: "/data", databaseUrl: "postgres://me:pw@db/glossa" },
};

async function* linesOf(error?: Error): AsyncGenerator<DumpLine> {
  yield { rows: 0 };
  if (error) throw error;
}

it("names the target if its disk is full", async () => {
  const filled = explainMove(linesOf(), places, async (lines) => {
    for await (const _ of lines) throw new StorageError("No space left on device", "full");
  });
  await expect(filled).rejects.toThrow(
    /^The disk of the database postgres:\/\/db\/glossa is full \(No space left on device\): .* then try again\.$/,
  );
});

it("names the source if its disk is full", async () => {
  const full = new StorageError("database or disk is full", "full");
  const filled = explainMove(linesOf(full), places, async (lines) => {
    for await (const _ of lines);
  });
  await expect(filled).rejects.toThrow(/^The disk with \/data is full/);
});

it("names the folder that is moved, whatever DATABASE_URL says", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glossa-move-"));
  await writeFile(join(folder, "glossa.sqlite"), "x".repeat(4096));
  const env = { DATABASE_URL: "postgres://third/glossa" };
  const moved = maintain(["migrate-to", "postgres://db/glossa", "--data", folder], env);
  await expect(moved).rejects.toThrow(`The file glossa.sqlite in ${folder} is damaged`);
  await rm(folder, { recursive: true });
});
