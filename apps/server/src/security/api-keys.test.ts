import { expect, it } from "vitest";
import { newApiKey } from "./api-keys";

it("a new API key can be the value of an option: it does not begin with a dash", () => {
  const keys = Array.from({ length: 1000 }, newApiKey);
  expect(keys.filter((key) => !/^\w[\w-]{106}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
