import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Writes a file to a folder of its own, which is deleted after the test. Returns its path. */
export function fileWith(content: string | Uint8Array, name = "rows.csv"): string {
  const path = join(mkdtempSync(join(tmpdir(), "glossa-cli-")), name);
  writeFileSync(path, content);
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  return path;
}
