import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrate } from "../../migrations";
import { createTestDatabase, templateVariable, testDatabaseUrl } from "../../testing/test-database";
import { type Database, type Handle, idleLimit } from "../database";
import { waitWithoutLimit } from "../wait-without-limit";
import { openPostgres } from "./postgres";

const limit = 300;
let place: Awaited<ReturnType<typeof createTestDatabase>>;
let frozen: Database;
let other: Database;

beforeEach(async () => {
  place = await createTestDatabase(testDatabaseUrl ?? "", process.env[templateVariable]);
  frozen = await openPostgres(place.url, { idleLimit: limit });
  other = await openPostgres(place.url);
  if (!process.env[templateVariable]) await migrate(other.writer);
});
afterEach(async () => {
  await Promise.all([frozen.close(), other.close()]);
  await place.drop();
});

const note = (db: Handle, name: string) => db.insertInto("facts").values({ name, value: "" }).execute();
const read = (db: Handle) => db.selectFrom("facts").select("name").where("name", "in", ["a", "b"]).execute();

/** A write that waits between two statements until it is told to go on. */
async function aPausedWrite(prepare: (db: Handle) => Promise<unknown>) {
  let goOn = () => {};
  const goesOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let result: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begin) => {
    result = frozen.write(async (db) => {
      await prepare(db);
      begin();
      await goesOn;
      await read(db);
    });
  });
  return { goOn, result };
}

it("a write that pauses for too long ends, and others go on", async () => {
  const paused = await aPausedWrite((db) => note(db, "a"));
  await other.write((db) => note(db, "b"));
  paused.goOn();
  await expect(paused.result).rejects.toMatchObject({ name: "StorageError", kind: "unavailable" });
  expect(await read(other.read)).toEqual([{ name: "b" }]);
  await frozen.write((db) => note(db, "a"));
  expect(await read(other.read)).toHaveLength(2);
});

it("a process that was stopped for too long gets the same error, and nothing is stored", async () => {
  const stopped = frozen.write(async (db) => {
    await note(db, "a");
    // The whole process waits, so its next statement is on the way before it sees the end.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limit * 3);
    await read(db);
  });
  await expect(stopped).rejects.toMatchObject({ name: "StorageError", kind: "unavailable" });
  expect(await read(frozen.read)).toEqual([]);
  await frozen.write((db) => note(db, "a"));
});

it("a write may pause without a limit where nobody waits for it", async () => {
  const paused = await aPausedWrite(waitWithoutLimit);
  await new Promise((resolve) => setTimeout(resolve, limit * 3));
  paused.goOn();
  await paused.result;
});

it("connections name their process, and only those that write have the limit", async () => {
  const settings = (db: Handle) =>
    sql`SELECT current_setting('application_name') AS name,
      current_setting('idle_in_transaction_session_timeout') AS idle`.execute(db);
  const name = expect.stringMatching(new RegExp(`^glossa .+/${process.pid}$`));
  expect((await settings(other.writer)).rows).toEqual([{ name, idle: `${idleLimit / 1000}s` }]);
  expect((await settings(other.read)).rows).toEqual([{ name, idle: "0" }]);
});
