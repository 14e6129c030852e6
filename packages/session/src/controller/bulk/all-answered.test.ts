import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { selectQueue } from "../../model/selectors";
import { openBulk } from "./test-bulk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a list of which every record was answered", () => {
  it.each([
    ["all of the set", 2, ["r1", "r2"], { position: undefined, total: 0 }],
    ["one of the set", 2, ["r1"], { position: 1, total: 1 }],
    ["a page of the set", 12, Array.from({ length: 10 }, (_, n) => `r${n + 1}`), { position: 1, total: 2 }],
  ])("has a position only in a set that is not empty: %s", async (_name, count, ids, place) => {
    const { session, select, choose, act } = await openBulk({ count });
    select(...ids);
    choose();
    await act(session.bulk.submit());
    expect(selectQueue(session.getState())).toMatchObject(place);
  });
});
