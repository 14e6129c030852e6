// On SQLite only: almost no refused request reaches the database.
import { basePath, parseTextQuery } from "@glossa/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type HostilePlace,
  hostileBodies,
  hostilePlaces,
  longestValue,
  sendHostile,
} from "../../testing/hostile-requests";
import { isFullLevel } from "../../testing/test-level";
import { startTestServer, type TestServer } from "../../testing/test-server";

// Shorter times measure the overhead of a function call.
const leastJudged = 40;
// Four times the length may take four times as long, plus the cost of memory; a quadratic cost is 16 times as high.
const mostGrowth = 9;
const longest = (isFullLevel ? 1024 : 64) * 1024;

let server: TestServer;
let places: HostilePlace[];

beforeAll(async () => {
  server = await startTestServer();
  places = await hostilePlaces(server);
});
afterAll(() => server.close());

/** The minimum processor time of several runs, in ms, because other work can only add to it. */
async function costOf(work: () => unknown, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** The ratio of the costs of four times the length and of the length; measured again while it seems too high. */
async function growthOf(work: (times: number) => unknown): Promise<number> {
  let growth = 0;
  for (const runs of [1, 3, 5]) {
    const least = await costOf(() => work(1), runs);
    const most = await costOf(() => work(4), runs);
    growth = most < leastJudged ? 0 : most / Math.max(least, leastJudged / 4);
    if (growth < mostGrowth) return growth;
  }
  return growth;
}

describe("the processor time of a refusal is proportional to the length of the request (security C1 H1 H2, api 4a)", () => {
  test("at every endpoint, with any value in any place", { timeout: 600_000 }, async () => {
    const growths: [string, number][] = [];
    for (const place of places) {
      const bytes = longestValue(place, longest) / 4;
      const growth = await growthOf(async (times) => {
        for (const [kind, payload] of hostileBodies(place, Math.floor(bytes * times))) {
          const { statusCode, body } = await sendHostile(server, place, Buffer.from(payload));
          const isExpected = statusCode < 500 || statusCode === 501;
          expect(isExpected, `${place.name} ${kind}: ${statusCode} ${body.slice(0, 200)}`).toBe(true);
        }
      });
      growths.push([place.name, growth]);
    }
    expect(growths.filter(([, growth]) => growth >= mostGrowth)).toEqual([]);
  });

  test.each<[string, (length: number) => string]>([
    ["stars", (length) => `${"*".repeat(length)}a*`],
    ["stars in the middle", (length) => `a${"*".repeat(length)}a`],
    ["brackets that close nothing", (length) => "(a ".repeat(length / 3)],
    ["brackets", (length) => `${"(".repeat(length / 2)}a${")".repeat(length / 2)}`],
    ["quotes", (length) => '" '.repeat(length / 2)],
    ["tildes", (length) => "~1".repeat(length / 2)],
    ["minus signs", (length) => `${"-".repeat(length)}a`],
    ["words", (length) => "a | b ".repeat(length / 6)],
  ])("for search texts of %s", async (_, textOf) => {
    expect(await growthOf((times) => parseTextQuery(textOf(12_000 * times)))).toBeLessThan(mostGrowth);
  });

  test.each<[string, (length: number) => string]>([
    ["slashes", (length) => `${basePath}/${"/".repeat(length)}a`],
    ["percent signs", (length) => `${basePath}/${"%".repeat(length)}`],
    ["a long parameter", (length) => `${basePath}/datasets/${"a".repeat(length)}`],
    ["many parameters", (length) => `${basePath}/me/datasets?${"a=1&".repeat(length / 4)}`],
  ])("for addresses of %s", async (_, urlOf) => {
    const work = async (times: number) => {
      for (let count = 0; count < 20; count += 1) await server.app.inject({ url: urlOf(4000 * times) });
    };
    expect(await growthOf(work)).toBeLessThan(mostGrowth);
  });
});
