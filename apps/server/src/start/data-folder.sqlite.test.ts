import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { sql } from "kysely";
import { describe, expect, it, test } from "vitest";
import { type Database, openSqlite } from "../database/database";
import { maintain } from "../maintenance/commands";
import { refused, runningServers } from "../testing/running-servers";
import { shellWord } from "./shell-word";
import { StartError } from "./start-error";

const { start, stop, inFolder } = runningServers();
const file = (name: string) => inFolder("data", name);
const tell = (...argv: string[]) => maintain([...argv, "--data", inFolder("data")], {});

describe("a data folder that has lost its database", () => {
  const sentence = () =>
    `The data folder ${inFolder("data")} has a file "secret" but no database: put glossa.sqlite back, restore a backup with "npm run glossa -- restore FILE --data ${inFolder("data")}", or choose another folder with --data.`;

  it("is refused and stays as it is, until a backup is restored", async () => {
    await stop(await start(["--no-demo"]));
    await tell("backup", inFolder("b.gz"));
    await rm(file("glossa.sqlite"));
    await refused(start(["--no-demo"]), sentence());
    expect(await readdir(inFolder("data"))).toEqual(["first-owner", "lock", "secret"]);
    await tell("restore", inFolder("b.gz"));
    expect((await start(["--no-demo"])).isFresh).toBe(false);
  });

  it("differs from a first start that was killed before or after it stored the secret", async () => {
    await stop(await start());
    const secret = await readFile(file("secret"), "utf8");
    for (const name of await readdir(inFolder("data"))) await rm(file(name));
    await writeFile(file("glossa.sqlite"), "");
    await stop(await start());
    for (const name of await readdir(inFolder("data"))) await rm(file(name));
    await writeFile(file("glossa.sqlite"), "");
    await writeFile(file("secret"), secret);
    expect((await start()).isFresh).toBe(true);
  });
});

describe("a database of another program is refused and does not change", () => {
  it.each([
    ["without a log", "DELETE", true, ["glossa.sqlite", "lock"]],
    ["with an empty log", "WAL", true, ["glossa.sqlite", "lock"]],
    [
      "with tables in its log",
      "WAL",
      false,
      ["glossa.sqlite", "glossa.sqlite-shm", "glossa.sqlite-wal", "lock"],
    ],
  ])("%s", async (_, mode, isClosedFirst, names) => {
    await mkdir(inFolder("data"));
    const foreign = new DatabaseSync(inFolder("foreign.sqlite"));
    foreign.exec(`PRAGMA journal_mode = ${mode}; CREATE TABLE recipes (name TEXT)`);
    if (isClosedFirst) foreign.close();
    // A copy of an open database is what a killed program leaves.
    for (const end of ["", "-wal"])
      if (existsSync(inFolder(`foreign.sqlite${end}`)))
        await copyFile(inFolder(`foreign.sqlite${end}`), file(`glossa.sqlite${end}`));
    if (!isClosedFirst) foreign.close();
    const kept = (await readdir(inFolder("data"))).sort();
    const read = () => Promise.all(kept.map((name) => readFile(file(name))));
    const before = await read();
    const sentence = `${file("glossa.sqlite")} is a database of another program: move it elsewhere, or choose another folder with --data.`;
    await refused(start(), sentence);
    await expect(tell("backup", inFolder("b.gz"))).rejects.toEqual(new StartError(sentence));
    expect(await read()).toEqual(before);
    expect((await readdir(inFolder("data"))).sort()).toEqual(names);
  });
});

it("is refused with a command that quotes the folder", async () => {
  const folder = inFolder("my data");
  await mkdir(folder);
  await writeFile(inFolder("my data", "secret"), "");
  await expect(start(["--data", folder])).rejects.toThrow(
    `"npm run glossa -- restore FILE --data ${shellWord(folder)}", or choose`,
  );
});

describe("a damaged database is named, with the remedy", () => {
  const refusedAs = (reason: string) =>
    new StartError(
      `The file glossa.sqlite in ${inFolder("data")} is damaged (${reason}): restore a backup with "npm run glossa -- restore FILE --data NEW", where NEW is an empty folder, and start with --data NEW.`,
    );

  it.each([
    ["file is not a database", 0],
    ["database disk image is malformed", 4096],
  ])("%s", async (reason, from) => {
    await stop(await start());
    const bytes = await readFile(file("glossa.sqlite"));
    await writeFile(file("glossa.sqlite"), bytes.fill("x", from));
    await expect(start()).rejects.toEqual(refusedAs(reason));
    await expect(tell("backup", inFolder("b.gz"))).rejects.toEqual(refusedAs(reason));
    await expect(tell("reset-password", "ana")).rejects.toEqual(refusedAs(reason));
  });
});

test.each([
  ["read", (db: Database) => sql`SELECT * FROM webhooks`.execute(db.read)],
  ["written", (db: Database) => db.write((inside) => inside.deleteFrom("webhooks").execute())],
  [
    "written together with others",
    (db: Database) =>
      db.writeScoped({ of: "record", id: "" }, (inside) => inside.deleteFrom("webhooks").execute()),
  ],
])("a database that is found to be damaged when it is %s is not ready any more", async (_, use) => {
  await stop(await start());
  const before = await openSqlite(file("glossa.sqlite"));
  const page = sql<{ rootpage: number }>`SELECT rootpage FROM sqlite_schema WHERE name = 'webhooks'`;
  const [{ rootpage } = { rootpage: 0 }] = (await page.execute(before.read)).rows;
  await before.close();
  const bytes = await readFile(file("glossa.sqlite"));
  // The size of a page is in the head of the file.
  const size = bytes.readUInt16BE(16);
  await writeFile(file("glossa.sqlite"), bytes.fill("x", (rootpage - 1) * size, rootpage * size));
  const opened = await openSqlite(file("glossa.sqlite"));
  expect(opened.isDamaged()).toBe(false);
  await expect(use(opened)).rejects.toThrow("malformed");
  expect(opened.isDamaged()).toBe(true);
  await opened.close();
});

test("a damaged lock is named, not the database", async () => {
  await stop(await start());
  await writeFile(file("lock"), "x".repeat(4096));
  const sentence = `The file "lock" in ${inFolder("data")} is damaged (file is not a database): stop every server of this folder, delete the file, then try again.`;
  await refused(start(), sentence);
  await rm(file("lock"));
  expect((await start()).isFresh).toBe(false);
});

it.runIf(process.platform === "linux")("where no folder can be created, a start ends", async () => {
  await refused(
    start(["--data", "/proc/glossa/data"]),
    "The data folder /proc/glossa/data cannot be written to (ENOENT): choose another one with --data.",
  );
});
