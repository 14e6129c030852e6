import { describe, expect, it, vi } from "vitest";
import { firstCriteria } from "../../criteria/criteria";
import { prefetch } from "./prefetch";

const criteria = { ...firstCriteria("d"), status: "draft" as const };
const page = { records: [], total: 0 };

describe("the prefetch of the first records", () => {
  it("requests what a session would load first, once, and returns it once", async () => {
    const loadPage = vi.fn(async () => page);
    const ahead = prefetch(criteria);
    expect(ahead.take()).toBeUndefined();
    ahead.ask({ loadPage });
    ahead.ask({ loadPage });
    expect(loadPage.mock.calls).toEqual([[criteria, expect.objectContaining({ offset: 0 })]]);
    expect(await ahead.take()?.page).toBe(page);
    expect(ahead.take()).toBeUndefined();
  });

  it("can fail without an error until its result is used", async () => {
    const ahead = prefetch(criteria);
    ahead.ask({ loadPage: () => Promise.reject(new Error("down")) });
    await expect(ahead.take()?.page).rejects.toThrow("down");
  });
});
