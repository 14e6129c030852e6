import { describe, expect, it, vi } from "vitest";
import { firstCriteria } from "../../criteria/criteria";
import { prefetch } from "./prefetch";

const criteria = { ...firstCriteria("d"), status: "draft" as const };
const page = { records: [], total: 0 };

describe("records that are asked for ahead", () => {
  it("are those that a session would ask for first, asked for once and handed out once", async () => {
    const loadPage = vi.fn(async () => page);
    const ahead = prefetch(criteria);
    expect(ahead.take()).toBeUndefined();
    ahead.ask({ loadPage });
    ahead.ask({ loadPage });
    expect(loadPage.mock.calls).toEqual([["draft", expect.objectContaining({ offset: 0 })]]);
    expect(await ahead.take()?.page).toBe(page);
    expect(ahead.take()).toBeUndefined();
  });

  it("may fail without anybody noticing, until somebody takes them", async () => {
    const ahead = prefetch(criteria);
    ahead.ask({ loadPage: () => Promise.reject(new Error("down")) });
    await expect(ahead.take()?.page).rejects.toThrow("down");
  });
});
