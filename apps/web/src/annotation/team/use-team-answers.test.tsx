import type { DatasetRecord, ResponseVersion } from "@glossa/contract";
import { currentId, noFilters, openSession } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { fakeServer, makeOutbox, memoryStore } from "@glossa/session/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../queries/client";
import { useTeamAnswers } from "./use-team-answers";

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const questions = [{ id: "q", name: "note", required: false, settings: { type: "text" } }];
const record: LoadedRecord = {
  id: "r1",
  suggestions: [],
  response: null,
  record: { id: "r1", fields: {} } as DatasetRecord,
  queryScore: null,
  score: null,
};

/** The hook on a page that shows a record. */
async function open() {
  const session = openSession<LoadedRecord>({
    questions,
    criteria: {
      datasetId: "d",
      status: "pending",
      page: { page: 1, many: 1 },
      search: { text: "", field: "all" },
      filters: noFilters,
    },
    ports: {
      outbox: makeOutbox({
        owner: { server: "here", userId: "me" },
        port: fakeServer().port,
        store: memoryStore(),
      }),
      loadPage: async () => ({ records: [record], total: 1 }),
      loadRecord: async () => record,
      onConfirmed: () => undefined,
    },
  });
  await waitFor(() => expect(currentId(session.getState().queue)).toBe("r1"));
  const data = { questions, responseVersions: true, responsesOfOthers: true } as never;
  const { result } = renderHook(() => useTeamAnswers(session as never, data, "me"), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return result;
}

it("answers of others that could not be loaded do not look like none, and can be loaded again", async () => {
  let isFailing = true;
  const version: ResponseVersion = {
    user_id: "u",
    username: "ana",
    status: "submitted",
    values: { note: { value: "Hello" } },
    written_by: null,
    written_at: "2026-01-01T00:00:00",
    ended_at: null,
    is_deleted: false,
  };
  vi.stubGlobal("fetch", async () =>
    isFailing
      ? Response.json({ detail: "down" }, { status: 500 })
      : Response.json({ items: [version], next: null }),
  );
  const answers = await open();
  act(() => answers.current.onShow?.(true));
  await waitFor(() => expect(answers.current.view.haveTeamAnswersFailed).toBe(true));
  expect(answers.current.view).toMatchObject({ areTeamAnswersShown: true });
  expect(answers.current.view.teamResponses).toBeUndefined();
  isFailing = false;
  act(() => answers.current.onRetry?.());
  await waitFor(() =>
    expect(answers.current.view.teamResponses).toEqual([{ username: "ana", status: "submitted" }]),
  );
  expect(answers.current.view.haveTeamAnswersFailed).toBeFalsy();

  // What was loaded stays if it cannot be loaded again.
  isFailing = true;
  act(() => answers.current.onRetry?.());
  await waitFor(() => expect(queryClient.getQueryState(["team-answers", "r1"])?.status).toBe("error"));
  expect(answers.current.view.haveTeamAnswersFailed).toBeFalsy();
  expect(answers.current.view.teamResponses).toHaveLength(1);
});
