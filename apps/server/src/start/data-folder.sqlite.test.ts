import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it, test } from "vitest";
import { StorageError } from "../database/storage-error";
import { maintain } from "../maintenance/commands";
import { refused, runningServers } from "../testing/running-servers";
import { explainDataFailure } from "./data-failure";
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
    expect(await readdir(inFolder("data"))).toEqual(["lock", "secret"]);
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

test("a database of another program is refused and does not change", async () => {
  await stop(await start());
  for (const name of await readdir(inFolder("data"))) await rm(file(name));
  const foreign = new DatabaseSync(file("glossa.sqlite"));
  foreign.exec("CREATE TABLE recipes (name TEXT)");
  foreign.close();
  const before = await readFile(file("glossa.sqlite"));
  const sentence = `${file("glossa.sqlite")} is a database of another program: move it elsewhere, or choose another folder with --data.`;
  await refused(start(), sentence);
  await expect(tell("backup", inFolder("b.gz"))).rejects.toEqual(new StartError(sentence));
  expect(await readFile(file("glossa.sqlite"))).toEqual(before);
  expect(await readdir(inFolder("data"))).toEqual(["glossa.sqlite", "lock"]);
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
  [new Error("database or disk is full"), undefined, "The disk with /data is full"],
  [new Error("ENOSPC: no space left on device, write"), undefined, "The disk with /data is full"],
  [new StorageError("No space left on device", "full"), "postgres://db", "The disk of the database of"],
  [new Error("something else"), undefined, "something else"],
])("%s with the database %s is explained", (error, databaseUrl, sentence) => {
  const place = { dataFolder: "/data", ...(databaseUrl !== undefined && { databaseUrl }) };
  expect(String(explainDataFailure(error, place))).toContain(sentence);
});

it.runIf(process.platform === "linux")("where no folder can be created, a start ends", async () => {
  await refused(
    start(["--data", "/proc/glossa/data"]),
    "The data folder /proc/glossa/data cannot be written to (ENOENT): choose another one with --data.",
  );
});
