import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DumpLine } from "./dump";

/** Puts the secret that a backup carries into a new data folder, where the server looks for it. */
export async function writeSecret(dataFolder: string, lines: AsyncIterable<DumpLine>): Promise<void> {
  const file = join(dataFolder, "secret");
  if (existsSync(file)) return;
  for await (const line of lines) {
    if (!("glossa" in line) || line.secret === undefined) return;
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await writeFile(file, `${line.secret}\n`, { mode: 0o600, flag: "wx" });
    return;
  }
}
