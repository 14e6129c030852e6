import { expect, it } from "vitest";
import { SearchTurns } from "./search-turns";

it("a user has at most two running and eight waiting searches, without effect on other users (security M3)", async () => {
  const turns = new SearchTurns();
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const asked = Array.from({ length: 10 }, () => turns.run(1, work));
  await expect(turns.run(1, work)).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  expect(await turns.run(2, async () => "other")).toBe("other");
  let isDone = false;
  const all = Promise.all(asked).then(() => {
    isDone = true;
  });
  while (!isDone) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  expect(most).toBe(2);
  expect(await turns.run(1, async () => "again")).toBe("again");
});

it("a failed search ends its turn (security M3)", async () => {
  const turns = new SearchTurns();
  const fail = () => turns.run(1, () => Promise.reject(new Error("broken")));
  const results = await Promise.allSettled(Array.from({ length: 10 }, fail));
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(await turns.run(1, async () => "again")).toBe("again");
});
