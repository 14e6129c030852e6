import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { type Handle, openSqlite } from "../database";

const folder = await mkdtemp(join(tmpdir(), "glossa-readers-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const countTo = (most: number) =>
  sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.lit(most)}) SELECT max(i) FROM n`;
// About a second, and for ever.
const long = countTo(3_000_000);
const forever = countTo(2_000_000_000_000);
const short = sql`SELECT 1`;

/** How many processes this one has started that read the file. */
async function countProcesses(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "args"]);
  return stdout.split("\n").filter((line) => line.includes("sqlite-worker") && line.includes(file)).length;
}

it("a short statement waits for the reader that is free first, and never for a long one", async () => {
  const database = await openSqlite(join(folder, "free.sqlite"));
  const order: string[] = [];
  const run = (name: string, db: Handle, statement: typeof long) =>
    statement.execute(db).then(() => void order.push(name));
  // All readers are busy when the second short one arrives.
  await Promise.all([
    run("long", database.read, long),
    ...["first", "second", "third"].map((name) => run(name, database.read, short)),
  ]);
  expect(order).toEqual(["first", "second", "third", "long"]);
  order.length = 0;
  await Promise.all([
    ...["count", "page", "another", "one too many"].map((name) => run(name, database.search, long)),
    run("short", database.read, short),
  ]);
  expect(order[0]).toBe("short");
  await database.close();
});

it("a search that takes too long ends, and the log does not keep what grew meanwhile", async () => {
  const file = join(folder, "ends.sqlite");
  const database = await openSqlite(file, { readLimit: 1500 });
  await sql`CREATE TABLE t (a TEXT)`.execute(database.writer);
  // It reads from the file, so that no checkpoint can go past it.
  const endless = sql`SELECT count(*) FROM sqlite_schema, (${forever})`.execute(database.search);
  const refused = expect(endless).rejects.toMatchObject({ kind: "slow" });
  await expect.poll(() => countProcesses(file)).toBe(1);
  const grow = sql`INSERT INTO t WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
    SELECT hex(randomblob(2000)) FROM n`;
  await grow.execute(database.writer);
  await refused;
  await expect.poll(() => countProcesses(file)).toBe(0);
  const size = async (of = file) => (await stat(`${of}-wal`)).size / 2 ** 20;
  expect(await size()).toBeGreaterThan(90);
  // As a server leaves it that was ended by force: the next start empties it.
  const left = join(folder, "left.sqlite");
  for (const end of ["", "-wal"]) await copyFile(file + end, left + end);
  const next = await openSqlite(left);
  expect(await size(left)).toBe(0);
  await next.close();
  // The first writes what is left into the file, the second begins the log anew.
  await sql`UPDATE t SET a = '' WHERE rowid <= 21000`.execute(database.writer);
  await sql`DELETE FROM t WHERE rowid = 1`.execute(database.writer);
  expect(await size()).toBeLessThan(65);
  expect((await short.execute(database.search)).rows).toHaveLength(1);
  await database.close();
  await expect.poll(() => countProcesses(file)).toBe(0);
});

it("closing does not wait for a search", async () => {
  const database = await openSqlite(join(folder, "closed.sqlite"));
  const refused = expect(forever.execute(database.search)).rejects.toMatchObject({ kind: "unavailable" });
  await expect.poll(() => countProcesses("closed.sqlite")).toBe(1);
  await database.close();
  await refused;
});
