import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SearchFixture, startSearchServer } from "../../testing/search-fixture";
import type { TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: SearchFixture["dataset"];
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

beforeAll(async () => {
  ({ server, dataset } = await startSearchServer());
  await dataset.log([{ fields: { text: words(300).join(" ") } }]);
});
afterAll(() => server.close());

async function search(q: string) {
  return server.owner("POST", `/datasets/${dataset.datasetId}/records/search`, { query: { text: { q } } });
}

const turns = (count: number) =>
  words(count).reduce((text, word, index) => `${text}${index % 2 ? " | " : " "}${word}`);

describe("long search texts (security M11 H2)", () => {
  test.each<[string, string, number]>([
    ["100 words", words(100).join(" "), 1],
    ["300 words", words(300).join(" "), 1],
    ["60 words of which one is enough", [...words(60), "nowhere"].join(" | "), 1],
    ["300 words of which one is enough", words(300).join(" | "), 1],
    ["one that is missing among many", `${words(100).join(" ")} nowhere`, 0],
    [
      "many that must not be there",
      `w1 ${words(100)
        .map((word) => `-x${word}`)
        .join(" ")}`,
      1,
    ],
    [
      "one of many that must not be there",
      `w1 ${words(100)
        .map((word) => `-${word}`)
        .join(" ")}`,
      0,
    ],
    [
      "many in brackets",
      words(100)
        .map((word) => `(${word} | nowhere)`)
        .join(" "),
      1,
    ],
    [
      "many of which one need not be there",
      `w1 (${words(50)
        .map((word) => `-${word}`)
        .join(" | ")} | w2)`,
      1,
    ],
    ["as many brackets as are read", `w1 | ${"(a | (b ".repeat(9)}c${"))".repeat(9)}`, 1],
    ["some turns between all and one", turns(12), 1],
  ])("%s are accepted", async (_, q, total) => {
    const { status, body } = await search(q);
    expect([status, body.total]).toEqual([200, total]);
  });

  test.each([turns(60), `${"-(a ".repeat(19)}c${")".repeat(19)}`])(
    "text that is nested too deeply is refused with a message",
    async (q) => {
      const { status, body } = await search(q);
      expect(status).toBe(422);
      expect(body.detail).toMatch(/^The search text is nested too deeply: use fewer brackets/);
    },
  );

  test("are limited to 2,000 characters", async () => {
    expect((await search("é".repeat(2000))).status).toBe(200);
    const { status, body } = await search("a".repeat(2001));
    expect([status, body.detail.params.errors]).toEqual([
      422,
      [
        {
          type: "string_too_long",
          loc: ["body", "query", "text", "q"],
          msg: "String should have at most 2000 characters",
        },
      ],
    ]);
  });

  test("can consist of as many words as fit", async () => {
    expect((await search("a ".repeat(1000))).status).toBe(200);
    expect((await search("a|".repeat(1000))).status).toBe(200);
    expect((await search("a~ ".repeat(600))).status).toBe(200);
  });
});
