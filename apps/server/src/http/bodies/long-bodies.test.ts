import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkRest, ReadInParts, readInParts } from "./long-bodies";

const schema = z.object({
  name: z.string().default("none"),
  items: z
    .array(z.object({ id: z.number(), text: z.string().default("empty") }))
    .min(1)
    .max(200)
    .superRefine((items, context) => {
      if (new Set(items.map(({ id }) => id)).size < items.length)
        context.addIssue({ code: "custom", message: "twice" });
    }),
});

const itemsUpTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as object);

async function check(body: unknown, asked: z.ZodType = schema) {
  const read = await readInParts(asked, body);
  const isInParts = read instanceof ReadInParts;
  const checked = isInParts ? checkRest(asked, read) : asked.safeParse(read);
  return { isInParts, value: checked.data, issues: checked.error?.issues };
}

describe("bodies with many items", () => {
  test.each([
    ["as many as may be", { name: "all", items: itemsUpTo(200) }, true],
    ["what is not sent", { items: itemsUpTo(51) }, true],
    ["few", { items: itemsUpTo(50) }, false],
    ["too many", { items: itemsUpTo(201) }, false],
    ["the same one twice", { items: [...itemsUpTo(60), { id: 7 }] }, true],
    ["a wrong one at the end", { items: [...itemsUpTo(120), { id: "seven" }] }, true],
    ["wrong ones, and something wrong beside them", { name: 7, items: [...itemsUpTo(60), {}, {}] }, true],
    ["wrong beside the items", { name: 7, items: itemsUpTo(60) }, true],
    ["no list", { items: "many" }, false],
    ["nothing", undefined, false],
  ])(
    "%s: values and problems are the same as when the body is validated at once",
    async (_, body, isInParts) => {
      const { success, data, error } = schema.safeParse(body);
      expect(await check(body)).toEqual({
        isInParts,
        value: success ? data : undefined,
        issues: error?.issues,
      });
    },
  );

  test("other lists and values are left to the validation of the whole body", async () => {
    expect(await check(itemsUpTo(60), z.array(z.object({ id: z.number() })))).toMatchObject({
      isInParts: false,
    });
    expect(await check({ items: itemsUpTo(60) }, z.looseObject({}))).toMatchObject({ isInParts: false });
  });
});
