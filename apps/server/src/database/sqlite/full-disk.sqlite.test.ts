import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { SqliteThread } from "./sqlite-thread";

const folder = await mkdtemp(join(tmpdir(), "glossa-full-disk-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Writes a megabyte at a time until the system refuses to let the file grow, and asks once more. The changes are so many
 * that each transaction is followed by a checkpoint. It prints both outcomes, which the test reads.
 */
const program = `
  const { Worker } = require("node:worker_threads");
  const { pathToFileURL } = require("node:url");
  const [worker, file] = process.argv.slice(1);
  const thread = new Worker(pathToFileURL(worker), { workerData: { file, isWriter: true } });
  const replies = () => new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  let id = 0;
  const ask = async (sql) => {
    thread.postMessage([{ id: ++id, sql, parameters: [] }]);
    return (await replies())[0].error ?? "stored";
  };
  const rows = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20001) ";
  (async () => {
    await replies();
    await ask("CREATE TABLE t (a TEXT)");
    const outcomes = [];
    while (outcomes.length < 30 && !outcomes.some((outcome) => outcome !== "stored"))
      outcomes.push(await ask("INSERT INTO t " + rows + "SELECT hex(randomblob(20)) FROM n"));
    outcomes.push(await ask("SELECT 1"));
    console.log(JSON.stringify([outcomes.at(-2), outcomes.at(-1)]));
    process.exit();
  })().catch((error) => {
    console.log(JSON.stringify(["ended", error.message]));
    process.exit(1);
  });
`;

/** Runs the program in a process whose files cannot grow beyond some megabytes, as on a disk that is full. */
function onSmallDisk(): Promise<string> {
  const worker = join(import.meta.dirname, "sqlite-worker.mjs");
  const command = 'ulimit -f 8192 && exec "$0" -e "$1" "$2" "$3"';
  const child = spawn("sh", ["-c", command, process.execPath, program, worker, join(folder, "small.sqlite")]);
  let printed = "";
  child.stdout.on("data", (data) => {
    printed += data;
  });
  return new Promise((resolve) => child.on("close", () => resolve(printed)));
}

it("after a checkpoint on a full disk the writing thread goes on, and refuses what it cannot store", async () => {
  const [refused, next] = JSON.parse(await onSmallDisk());
  expect(refused).toMatch(/full|disk I\/O error/);
  expect(next).toBe("stored");
});

it("a thread that has ended refuses, instead of never replying", async () => {
  const thread = await SqliteThread.open(
    { file: join(folder, "ended.sqlite"), isWriter: true },
    { isDamaged: false },
  );
  expect(thread.hasEnded).toBe(false);
  await thread.close();
  await expect(thread.run("SELECT 1", [])).rejects.toMatchObject({ kind: "unavailable" });
  expect(thread.hasEnded).toBe(true);
  await thread.close();
});
