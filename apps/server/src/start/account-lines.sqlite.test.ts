import { readFile, stat } from "node:fs/promises";
import { expect, it } from "vitest";
import { get, runningServers } from "../testing/running-servers";
import { accountLines } from "./account-lines";

const { start, inFolder } = runningServers();

it("the API key of the first owner is never printed, the password only on a terminal (security lows)", async () => {
  const { accounts } = await start(["--no-demo"]);
  const [{ password = "", apiKey = "" } = {}] = accounts;
  const folder = inFolder("data");
  const file = inFolder("data", "first-owner");
  const inFile = [`owner (owner), password in ${file} (delete this file after signing in)`];
  expect(await readFile(file, "utf8")).toBe(`owner / ${password}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await accountLines(accounts, { isTerminal: false, folder })).toEqual(inFile);
  // A later start, after one that ended before it printed the accounts.
  for (const isTerminal of [true, false])
    expect(await accountLines([], { isTerminal, folder })).toEqual(inFile);
  expect(inFile.join()).not.toContain(apiKey);
  expect(await accountLines(accounts, { isTerminal: true, folder })).toEqual([`owner / ${password} (owner)`]);
  expect(await accountLines([], { isTerminal: true, folder })).toEqual([]);
});

it("the public demo accounts are printed everywhere", async () => {
  const server = await start();
  expect(await accountLines(server.accounts, { isTerminal: false, folder: inFolder("none") })).toEqual([
    "argilla / 12345678 (owner, API key argilla.apikey)",
    "ana / 12345678 (annotator)",
    "ben / 12345678 (annotator)",
  ]);
  expect((await get(server, "/api/v1/version")).statusCode).toBe(200);
});
