import type { Translate } from "@glossa/locales";
import { expect, it } from "vitest";
import { firstNames } from "./first-names";

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate;
const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

it("lists ten names, and how many more there are", () => {
  expect(firstNames([], t)).toBe("");
  expect(firstNames(people(10), t)).toBe("p0, p1, p2, p3, p4, p5, p6, p7, p8, p9");
  expect(firstNames(people(12), t)).toBe(
    'files.whole.more {"names":"p0, p1, p2, p3, p4, p5, p6, p7, p8, p9","count":2}',
  );
});
