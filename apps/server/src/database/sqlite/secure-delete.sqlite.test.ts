import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "../../migrations";
import { openSqlite } from "../database";

test("deleted data does not remain in the database file (security lows)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glossa-deleted-"));
  const file = join(folder, "glossa.sqlite");
  const secret = "what somebody asked to be forgotten";
  // One is short enough to share a page with others, one long enough for pages of its own.
  const values = [secret, `${secret} `.repeat(5000)];
  const database = await openSqlite(file);
  await migrate(database.writer);
  const facts = values.map((value, index) => ({ name: `fact ${index}`, value }));
  await database.write((db) => db.insertInto("facts").values(facts).execute());
  const isThere = async () => (await readFile(file)).includes(secret);
  // Closing checkpoints the log.
  await database.close();
  expect(await isThere()).toBe(true);
  const again = await openSqlite(file);
  await again.write((db) => db.deleteFrom("facts").where("name", "like", "fact %").execute());
  await again.close();
  expect(await isThere()).toBe(false);
  await rm(folder, { recursive: true });
});
