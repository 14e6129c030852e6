import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeDump } from "./dump-file";

it("a backup follows no symbolic link and does not keep the permissions of an existing file (security lows)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glossa-dump-"));
  const [file, elsewhere] = [join(folder, "backup.gz"), join(folder, "elsewhere")];
  await writeFile(elsewhere, "untouched", { mode: 0o644 });
  await symlink(elsewhere, `${file}.unfinished`);
  await writeDump(file, (async function* () {})());
  expect(await readFile(elsewhere, "utf8")).toBe("untouched");
  const written = await lstat(file);
  expect([written.isFile(), written.mode & 0o777]).toEqual([true, 0o600]);
  await rm(folder, { recursive: true });
});
