import { anyValue } from "@glossa/question-types/schema";
import { expect, test } from "vitest";
import { z } from "zod";
import { maxIssues, stopEarly } from "./few-issues";

const list = z.array(z.object({ id: z.number() })).max(1000);
const schemas = {
  list,
  "list with a rule of its own": list.min(1).superRefine((items, context) => {
    if (items[0]?.id === -1) context.addIssue({ code: "custom", message: "first" });
  }),
  "plain list": z.array(z.int()),
  record: z.record(z.string(), z.number()),
};

const items = (count: number, item: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => item(index));
const record = (count: number, value: unknown) =>
  Object.fromEntries(items(count, (index) => [`k${index}`, value]) as []);

test.each<[keyof typeof schemas, unknown]>([
  ["list", items(120, (id) => ({ id, more: 1 }))],
  ["list", items(120, (id) => ({ id: id % 60 === 59 ? "wrong" : id }))],
  ["list", items(1001, (id) => ({ id: `${id}` }))],
  ["list", items(40, () => ({}))],
  ["list with a rule of its own", items(120, (id) => ({ id: id - 1 }))],
  ["plain list", items(120, (id) => id / 3).slice(0, 60)],
  ["plain list", { length: 60 }],
  ["record", record(120, 1)],
  ["record", { ...record(120, 1), other: "wrong" }],
  ["record", items(120, () => 1)],
  ["record", null],
])("a few problems of a %s are reported as without a limit", (name, value) => {
  const fresh = schemas[name].clone();
  const expected = fresh.safeParse(value);
  for (const _ of "twice") {
    stopEarly(schemas[name]);
    const read = schemas[name].safeParse(value);
    expect(read.data).toEqual(expected.data);
    expect(read.error?.issues).toEqual(expected.error?.issues);
  }
});

test("validation stops after the number of problems that are reported (security H1)", () => {
  stopEarly(anyValue);
  for (const [name, schema, value] of [
    ["plain list", schemas["plain list"], items(100_000, () => "a")],
    ["record", schemas.record, record(100_000, "a")],
    ["list", schemas.list, items(1000, () => ({}))],
  ] as const) {
    stopEarly(schema);
    for (const _ of "again")
      expect([name, schema.safeParse(value).error?.issues.length]).toEqual([name, maxIssues]);
  }
  const [issue] = anyValue.safeParse(items(9000, () => ({}))).error?.issues ?? [];
  const branches = issue?.code === "invalid_union" ? issue.errors.map(({ length }) => length) : [];
  expect(branches.length).toBeGreaterThan(2);
  expect(Math.max(...branches)).toBeLessThanOrEqual(4 * maxIssues);
});
