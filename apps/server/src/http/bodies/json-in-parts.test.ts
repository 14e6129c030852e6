import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HttpError } from "../errors/http-errors";
import { parseInParts } from "./json-in-parts";

const read = (text: string | Buffer, maxValues = 1e7) => parseInParts(Buffer.from(text), maxValues);

async function errorOf(text: string): Promise<unknown> {
  const refusal = await read(text).catch((error: unknown) => error);
  return (refusal as { body: { detail: { params: { errors: unknown[] } } } }).body.detail.params.errors[0];
}

async function typeOf(text: string, maxValues?: number): Promise<unknown> {
  const refusal: unknown = await read(text, maxValues).catch((error: unknown) => error);
  if (!(refusal instanceof HttpError)) throw new Error(`This was read: ${text.slice(0, 100)}`);
  const { detail } = refusal.body as { detail: { params: { errors: { type: string }[] } } | string };
  return typeof detail === "string" ? refusal.status : detail.params.errors[0]?.type;
}

const long = "x".repeat(70_000);
const numbers = Array.from({ length: 40_000 }, (_, index) => index);

describe("JSON parsed in parts equals JSON parsed at once", () => {
  test.each<[string, unknown]>([
    ["nothing in it", {}],
    ["a long list", numbers],
    ["a long list of lists", [numbers, [], [numbers, 1], numbers]],
    ["a long text", long],
    ["long texts", { a: long, b: [long, { c: long }] }],
    [
      "long texts with escapes and characters of several bytes",
      ["x", "", "\\", '"', "\n", "é", "👩‍🚀", "\\u00e9", "\u2028"].flatMap((odd) =>
        [1, 2, 3, 4].map((shift) => "_".repeat(shift) + `${odd}${"a".repeat(shift)}`.repeat(30_000)),
      ),
    ],
    ["odd texts", [long, '"', "\\", '\\"', '"\\\\', `${long}\\"`, "[{,}]", "é👩‍🚀\u2028"]],
    [
      "records",
      { name: 1, items: numbers.map((id) => ({ id, fields: { text: `"${id}`, tags: [] } })), end: {} },
    ],
    ["a long part between short ones", { a: 1, b: 2, c: numbers, d: 4, e: numbers }],
    [
      "many keys",
      Object.fromEntries(numbers.slice(0, 10_000).map((id) => [`key ${id}`, { id, text: "text" }])),
    ],
    ["a value called __proto__", ["__proto__", numbers]],
  ])("%s", async (_, value) => {
    for (const space of [0, 1]) expect(await read(JSON.stringify(value, null, space))).toEqual(value);
  });

  test("any value next to a long one", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), fc.nat({ max: 2 }), async (value, place) => {
        const list = [numbers.slice(0, 14_000), numbers.slice(0, 14_000)];
        list.splice(place, 0, value as never);
        const text = JSON.stringify({ list, value });
        if (!/__proto__|\\u0000/.test(text)) expect(JSON.stringify(await read(text))).toBe(text);
      }),
      { numRuns: 50, seed: 7 },
    );
  });

  test("a long text of surrogate pairs", async () => {
    for (const shift of [0, 1, 2, 5, 11]) {
      const inner = "_".repeat(shift) + "\\ud83d\\uDE80".repeat(20_000);
      expect(await read(`{"a":["${inner}"]}`)).toEqual({ a: [JSON.parse(`"${inner}"`)] });
    }
  });

  test("the last of two equal keys is used, and a byte order mark is ignored", async () => {
    expect(await read(`\ufeff{"a":${JSON.stringify(numbers)},"a":1}`)).toEqual({ a: 1 });
  });
});

describe("these are refused (api 4b)", () => {
  const list = JSON.stringify(numbers);
  test.each([
    ["half a list", list.slice(0, -1)],
    ["a list and more", `${list}]`],
    ["two lists", `${list}${list}`],
    ["two values", `[1],${list}`],
    ["two long ones without a comma", `[${list}${list}]`],
    ["a comma at the end", `[${list},]`],
    ["a comma at the beginning", `[,${list}]`],
    ["two commas", `[${list},,${list}]`],
    ["two commas after many numbers", `${list.slice(0, -1)},,1]`],
    ["a key without a value", `{"a":${list},"b"}`],
    ["a value without a key", `{${list}}`],
    ["a key that is none", `{a:${list}}`],
    ["another bracket", `${list.slice(0, -1)}}`],
    ["text before it", `x${list}`],
    ["half a text", `"${long}`],
    ["half a text behind a list", `[${list},"${long}`],
    ["a long text and more", `"${long}" 1`],
    ["two long texts without a comma", `["${long}" "${long}"]`],
    ["a long text before a bracket", `["${long}"[1]]`],
    ["a long text with a wrong escape", `["${long}\\x${long}"]`],
    ["a long text with half an escape", `["${long}\\u12"]`],
    ["a long text of several lines", `["${long}\n${long}"]`],
    ["an escaped end", `["${long}\\"]`],
    ["a word", "undefined"],
  ])("%s", async (_, text) => {
    expect(await typeOf(text)).toBe("json_invalid");
  });

  test("values that are nested too deeply, with an error code", async () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(await read(nested(200))).toBeDefined();
    expect(await typeOf(nested(201))).toBe("json_too_deep");
    expect(await typeOf("[".repeat(100_000))).toBe("json_too_deep");
    expect(await typeOf('{"a":'.repeat(100_000))).toBe("json_too_deep");
  });

  test.each([
    '{"__proto__":1}',
    `{"a":[{"__proto__":{}}],"b":${list}}`,
    '{"\\u005f_proto__":1}',
    `{"__proto__":${list}}`,
  ])("invalid keys: %j", async (text) => {
    expect(await typeOf(text)).toBe("json_key_refused");
  });

  test.each([
    ["a list", `[${"1,".repeat(99_999)}1]`, `[${"1,".repeat(100_000)}1]`],
    ["an object", `{${'"a":1,'.repeat(9999)}"b":2}`, `{${'"a":1,'.repeat(10_000)}"b":2}`],
  ])("%s longer than the maximum", async (_, longest, tooLong) => {
    expect(await read(longest)).toEqual(JSON.parse(longest));
    expect(await typeOf(tooLong)).toBe("json_too_long");
  });

  test("a key and a number longer than the maximum", async () => {
    const key = "k".repeat(65_535);
    expect(await read(`{"${key}":1}`)).toEqual({ [key]: 1 });
    expect(await typeOf(`{"${key}k":1}`)).toBe("json_too_long");
    expect(await typeOf(`{"a":1,"${key.repeat(3)}" :[{}]}`)).toBe("json_too_long");
    expect(await read(`[0.${"1".repeat(60_000)}]`)).toEqual([1 / 9]);
    expect(await typeOf(`[0.${"1".repeat(70_000)}]`)).toBe("json_too_long");
  });

  test.each(["\\u0000", "\\ud83d", "\\uDE80"])(
    "%s deep in a long text, with its position (api 4)",
    async (half) => {
      const refused = await errorOf(`{"a":[1,"${"b".repeat(200_000)}${half}${"c".repeat(200_000)}"]}`);
      expect(refused).toMatchObject({ type: expect.stringMatching(/^text_with_/), loc: ["body", "a", 1] });
    },
  );

  test("more values than the maximum", async () => {
    expect(await read("[1,2,3]", 3)).toEqual([1, 2, 3]);
    expect(await typeOf("[1,2,3,4]", 3)).toBe(413);
  });
});

describe("numbers that cannot be stored exactly", () => {
  test.each([
    ["9007199254740993", "integer_inexact"],
    ["-1749876543210987654", "integer_inexact"],
    [`1${"0".repeat(400)}`, "number_too_large"],
    [`1${"0".repeat(400)}.5`, "number_too_large"],
    ["1e400", "number_too_large"],
    ["-1E+309", "number_too_large"],
  ])("%s is refused (security M9)", async (number, type) => {
    expect(await typeOf(number)).toBe(type);
    expect(await typeOf(`[${number}]`)).toBe(type);
  });

  test("are refused with their location and value (api 5)", async () => {
    const body = `{"items":[{"id":"1,2"},{"metadata":{"a":[1,2],"twe\\u0065t":{"ids":[1, 1749876543210987654]}}}]}`;
    expect(await errorOf(body)).toEqual({
      type: "integer_inexact",
      loc: ["body", "items", 1, "metadata", "tweet", "ids", 1],
      msg: "The whole number 1749876543210987654 at items.1.metadata.tweet.ids.1 can't be stored exactly: it lies beyond ±9007199254740991. Send it as text",
    });
  });

  test.each([
    "9007199254740991",
    "-9007199254740991",
    "100000000000000000000",
    "0.12345678901234567890",
    "1e-400",
    "1.7976931348623157e308",
    "1749876543210987654.5",
  ])("%s is accepted", async (number) => {
    expect(await read(`{"a":${number}}`)).toEqual({ a: Number(number) });
  });
});

describe("texts that the databases store in different ways", () => {
  test.each([
    ['"a\\u0000b"', "text_with_nul"],
    ['"\\ud83d"', "text_with_lone_surrogate"],
    ['"\\ude00\\ud83d"', "text_with_lone_surrogate"],
    ['{"\\u0000":1}', "text_with_nul"],
  ])("%s is refused (api 5)", async (text, type) => {
    expect(await typeOf(text)).toBe(type);
    expect(await typeOf(`["\\u0041",{"a":${text}}]`)).toBe(type);
  });

  test("are refused with their location (api 5)", async () => {
    expect(await errorOf('{"items":[{"external_id":"a\\u0000b"}]}')).toMatchObject({
      loc: ["body", "items", 0, "external_id"],
      msg: "The text at items.0.external_id holds the character U+0000, which can't be stored. Leave it out",
    });
  });

  test.each(['"\\ud83d\\ude00"', '"\\\\u0000"', '"\\\\ud83d"', '"\\u0001"'])(
    "%s is accepted",
    async (text) => {
      expect(await read(`[1,${text}]`)).toEqual([1, JSON.parse(text)]);
    },
  );
});
