import { describe, expect, it, vi } from "vitest";
import { firstCriteria } from "../../criteria/criteria";
import { noFilters } from "../../criteria/filters/filters";
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

  it("does not send what only the settings of the dataset can confirm", () => {
    const loadPage = vi.fn(async () => page);
    const filters = { ...noFilters, metadata: [{ name: "lang", terms: ["en"] }] };
    prefetch({ ...criteria, filters }).ask({ loadPage });
    prefetch({ ...criteria, search: { text: "a", field: "body" } }).ask({ loadPage });
    expect(loadPage).not.toHaveBeenCalled();
    prefetch({ ...criteria, search: { text: "a", field: "all" } }).ask({ loadPage });
    expect(loadPage).toHaveBeenCalledOnce();
  });

  it("can fail without an error until its result is used", async () => {
    const ahead = prefetch(criteria);
    ahead.ask({ loadPage: () => Promise.reject(new Error("down")) });
    await expect(ahead.take()?.page).rejects.toThrow("down");
  });
});
