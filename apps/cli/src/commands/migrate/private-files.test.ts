import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatasetFileHead } from "@glossa/contract";
import { expect, it } from "vitest";
import { continuing, keepDataset } from "./kept-dataset";
import { writePrivately } from "./private-files";

it("files may be read by the user alone, also in a folder of others and instead of a file of others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "glossa-private-"));
  chmodSync(folder, 0o755);
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  const head = { glossa_dataset: 1, name: "d" } as DatasetFileHead;
  await keepDataset({ head, records: async function* () {} }, join(folder, "d.glossa"));
  await continuing(join(folder, "d.glossa"), async () => expect(modeOf("d.glossa.unfinished")).toBe(0o600));
  writeFileSync(join(folder, "report.md"), "earlier", { mode: 0o644 });
  await writePrivately(join(folder, "report.md"), "later");
  expect(readFileSync(join(folder, "report.md"), "utf8")).toBe("later");
  expect(readdirSync(folder).map((name) => [name, modeOf(name)])).toEqual([
    ["d.glossa", 0o600],
    ["d.glossa.unsettled", 0o600],
    ["report.md", 0o600],
  ]);
});
