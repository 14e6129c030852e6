import { expect, it } from "vitest";
import { isFreeFor } from "./leases";

const lease = { name: "outbox", holder: "one", until: 1000 };
const at = (now: number, holder = "two") => isFreeFor(lease, { holder, now, ms: 600 });

it("a lease keeps other tabs away until it ends, and is renewed by its own", () => {
  expect([at(500), at(1000), at(1001), at(500, "one")]).toEqual([false, false, true, true]);
  expect(isFreeFor(undefined, { holder: "two", now: 0, ms: 600 })).toBe(true);
});

it("a lease of the future, from before the clock was set back, is none", () => {
  expect([at(400), at(399), at(-10_800_000)]).toEqual([false, true, true]);
});
