import { afterEach, expect, it, vi } from "vitest";
import { api } from "../../api";
import { notices } from "../../state/notices";
import { showAnswers } from "./show-answers";

afterEach(() => void vi.restoreAllMocks());

const response = { users: ["hal"] };

/** Shows the answers of hal, with so many records of each status of the user; returns the status that is opened. */
async function opened(totals: Record<string, number> | Error, isHeldBack = false) {
  const statusIn = (body?: object) =>
    /"property":"status"},"values":\["(\w+)"/.exec(JSON.stringify(body))?.[1];
  vi.spyOn(api, "searchMyRecords").mockImplementation(async ({ body }) => {
    if (totals instanceof Error) throw totals;
    return { items: [], total: totals[statusIn(body) ?? ""] ?? 0 };
  });
  const told = vi.spyOn(notices, "show");
  let committed = { status: "draft", filters: {} };
  const session = {
    select: async (criteria: typeof committed) => {
      if (!isHeldBack) committed = criteria;
    },
    getState: () => ({ criteria: { committed } }),
  };
  await showAnswers(session as never, "d", response);
  return { status: committed.status, filters: committed.filters, notices: told.mock.calls.length };
}

it.each([
  ["the pending ones, of which all are", { pending: 5 }, "pending", 0],
  ["the pending ones first", { pending: 5, submitted: 11 }, "pending", 1],
  ["where none is pending, those of the most frequent status", { draft: 1, submitted: 11 }, "submitted", 1],
  ["the pending ones of nothing", {}, "pending", 0],
  ["the pending ones if nothing can be counted", new Error("offline"), "pending", 0],
])("shows %s", async (_, totals, status, told) => {
  const shown = await opened(totals);
  expect(shown).toMatchObject({ status, filters: { response: [response], metadata: [] }, notices: told });
});

it("says nothing about a list that waits for the user's decision", async () => {
  expect(await opened({ pending: 5, submitted: 11 }, true)).toMatchObject({ status: "draft", notices: 0 });
});

it("says how many are here, also where it is one", async () => {
  await opened({ pending: 1, submitted: 1 });
  expect(vi.mocked(notices.show).mock.lastCall?.[0].text).toMatch(/^Here, under Pending: 1 of 2 records\./);
});

it("opens nothing for an earlier call whose counts arrive later", async () => {
  const waiting: (() => void)[] = [];
  vi.spyOn(api, "searchMyRecords").mockImplementation(
    () => new Promise((resolve) => waiting.push(() => resolve({ items: [], total: 1 }))),
  );
  const opened: unknown[] = [];
  const committed = { status: "draft", filters: {} };
  const session = {
    select: async ({ filters }: { filters: { response: unknown } }) => void opened.push(filters.response),
    getState: () => ({ criteria: { committed } }),
  };
  const first = showAnswers(session as never, "d", { users: ["ana"] });
  const second = showAnswers(session as never, "d", { users: ["ben"] });
  for (const reply of waiting.reverse()) reply();
  await Promise.all([first, second]);
  expect(opened).toEqual([[{ users: ["ben"] }]]);
});
