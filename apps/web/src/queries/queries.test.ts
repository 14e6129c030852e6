import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshFor, queryClient } from "./client";
import {
  datasetsQuery,
  fieldsQuery,
  invalidateCounters,
  metricsQuery,
  progressQuery,
  questionsQuery,
  workspacesQuery,
} from "./datasets";
import { settingsQuery } from "./server";

const asked: string[] = [];
const counts = { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const body = url.endsWith("/metrics") ? { responses: counts } : { items: [] };
    return new Response(JSON.stringify(body));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("data from the server", () => {
  it.each([
    ["a list of datasets", datasetsQuery, 3000],
    ["a list of workspaces", workspacesQuery, 120_000],
    ["a dataset's fields", fieldsQuery("d"), 600_000],
    ["a dataset's questions", questionsQuery("d"), 600_000],
  ])("is fresh for a time and loaded again afterwards: %s (spec 408)", async (_, query, ms) => {
    const fetchIt = () => queryClient.fetchQuery(query as typeof datasetsQuery);
    await fetchIt();
    vi.advanceTimersByTime(ms - 1);
    await fetchIt();
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await fetchIt();
    expect(asked).toHaveLength(2);
    expect(Object.values(freshFor)).toContain(ms);
  });

  it("is loaded again at once if a response has changed it (spec 409)", async () => {
    const settings = { argilla: {}, glossa: { version: "1.0.0", sign_in_links: true } };
    queryClient.setQueryData(settingsQuery.queryKey, settings as never);
    const numbers = metricsQuery("d");
    await queryClient.fetchQuery(numbers);
    await queryClient.fetchQuery(numbers);
    expect(asked).toHaveLength(1);
    invalidateCounters("d");
    await queryClient.fetchQuery(numbers);
    expect(asked).toHaveLength(2);
    expect(queryClient.getQueryState(progressQuery("other").queryKey)).toBeUndefined();
  });
});
