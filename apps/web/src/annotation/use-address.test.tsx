import type { DatasetRecord } from "@glossa/contract";
import { type AnnotationSession, type Criteria, currentId, openSession } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { fakeServer, makeOutbox, memoryStore } from "@glossa/session/testing";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../state/notices";
import { useAddress, useStart } from "./use-address";
import { useKnownCriteria } from "./use-known-criteria";
import { useChangesGuard } from "./use-session-guard";

const questions = [{ id: "q", name: "note", required: false, settings: { type: "text" } }];

const dataset = {
  fields: [{ name: "body" }],
  questions,
  properties: [{ name: "lang", settings: { type: "terms" as const, values: null } }],
  vectors: [],
};

/** Opens a page with twelve records, of which the given ones are submitted. */
function open(address: string, submitted: readonly string[] = []) {
  const server = fakeServer();
  for (const id of submitted) server.write(id, { status: "submitted", values: { note: { value: "a" } } });
  const asked: Criteria[] = [];
  const outbox = makeOutbox({
    owner: { server: "here", userId: `ana${Math.random()}` },
    port: server.port,
    store: memoryStore(),
  });
  const ids = Array.from({ length: 12 }, (_, index) => `r${index + 1}`);
  const loaded = (id: string): LoadedRecord => ({
    id,
    suggestions: [],
    response: server.responses.get(id) ?? null,
    record: { id } as DatasetRecord,
    queryScore: null,
    score: null,
  });
  const begin = (criteria: Parameters<typeof openSession>[0]["criteria"]) =>
    openSession<LoadedRecord>({
      questions,
      criteria,
      ports: {
        outbox,
        async loadPage(criteria, { offset, limit }) {
          const { status } = criteria;
          asked.push(criteria);
          const set = ids.filter((id) => (server.responses.get(id)?.status ?? "pending") === status);
          return { records: set.slice(offset, offset + limit).map(loaded), total: set.length };
        },
        loadRecord: async (id) => loaded(id),
        onConfirmed: () => undefined,
      },
    });
  let session = undefined as AnnotationSession<LoadedRecord> | undefined;
  function Page() {
    const start = useStart();
    const known = useKnownCriteria(dataset);
    const [opened] = useState(() => begin(known(start)));
    session = opened;
    useAddress(opened, dataset);
    useChangesGuard(opened);
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Page /> }], { initialEntries: [`/${address}`] });
  render(<RouterProvider router={router} />);
  return {
    router,
    asked,
    does: (what: (it: AnnotationSession<LoadedRecord>) => unknown) =>
      act(async () => void (session && (await what(session)))),
    back: () => act(() => router.navigate(-1)),
    here: () => `${router.state.location.search} ${session && currentId(session.getState().queue)}`,
  };
}

beforeEach(() => {
  for (const { id } of notices.getSnapshot()) notices.close(id);
});
afterEach(cleanup);

describe("the address of the annotation page", () => {
  it("follows the committed criteria and keeps unknown parameters (spec 231)", async () => {
    const { does, here } = open("?search=a_b&tab=2", ["r2"]);
    await waitFor(() => expect(here()).toBe("?search=a_b&tab=2&page=1 r1"));
    await does((session) => session.next());
    expect(here()).toBe("?search=a_b&tab=2&page=2 r3");
    await does((session) => session.setStatus("submitted"));
    await waitFor(() => expect(here()).toBe("?search=a_b&tab=2&page=1&status=submitted r2"));
  });

  it("shows the earlier records again on going back and forward (spec 232)", async () => {
    const { does, back, here, router } = open("?page=3", ["r2"]);
    await waitFor(() => expect(here()).toBe("?page=3 r4"));
    await does((session) => session.next());
    await does((session) => session.setStatus("submitted"));
    await waitFor(() => expect(here()).toBe("?page=1&status=submitted r2"));
    await back();
    await waitFor(() => expect(here()).toBe("?page=4 r5"));
    await back();
    expect(here()).toBe("?page=3 r4");
    await act(() => router.navigate(1));
    expect(here()).toBe("?page=4 r5");
  });

  it("goes through searches, filters and page sizes, and back to each (spec 231, 232)", async () => {
    const { does, back, here } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await does((session) => session.next());
    await does((session) => session.setFilters({ metadata: [{ name: "lang", terms: ["de", "e.n"] }] }));
    expect(here()).toBe("?page=1&metadata=lang.de.e%252En r1");
    await does((session) => session.setSearch({ text: " late order ", field: "body" }));
    expect(here()).toBe("?page=1&metadata=lang.de.e%252En&search=late_order%7Ebody r1");
    await does((session) => session.setPageSize(10));
    expect(here()).toBe("?page=1%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r1");
    await does((session) => session.next());
    expect(here()).toBe("?page=11%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r11");
    await does((session) => session.resetFilters());
    expect(here()).toBe("?page=1%7E10&search=late_order%7Ebody r1");
    await back();
    await waitFor(() =>
      expect(here()).toBe("?page=11%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r11"),
    );
    for (let step = 0; step < 4; step += 1) await back();
    await waitFor(() => expect(here()).toBe("?page=2 r2"));
  });

  it("drops what the dataset does not have, and says so once", async () => {
    const { here, router, asked } = open("?metadata=lang.de~source.x&sort=response.mood.asc");
    await waitFor(() => expect(here()).toBe("?metadata=lang.de&page=1 r1"));
    expect(asked.map(({ filters }) => [filters.metadata.length, filters.sort.length])).toEqual([[1, 0]]);
    const told = { tone: "warning", text: "annotation.notInDataset" };
    await waitFor(() => expect(notices.getSnapshot()).toMatchObject([told]));
    for (const { id } of notices.getSnapshot()) notices.close(id);
    await act(() => router.navigate("/?search=a~title"));
    await waitFor(() => expect(here()).toBe("?search=a&page=1 r1"));
    await waitFor(() => expect(notices.getSnapshot()).toMatchObject([told]));
  });

  it("adds no history entry when a response moves to the next record", async () => {
    const { does, back, here } = open("?page=2");
    await waitFor(() => expect(here()).toBe("?page=2 r2"));
    await does((session) => session.next());
    await does((session) => session.discard());
    expect(here()).toBe("?page=3 r4");
    await back();
    expect(here()).toBe("?page=2 r2");
  });

  it("returns to the first page if the page does not exist (spec 306)", async () => {
    const { here } = open("?page=40");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
  });

  it("asks in a permanent notice before a changed submitted response is hidden (spec 244)", async () => {
    const { does, here, back } = open("?status=submitted", ["r1", "r2"]);
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    await does((session) => session.next());
    await does((session) => session.setValue("note", "b"));
    const asked = () =>
      waitFor(() => {
        const [notice] = notices.getSnapshot();
        expect(notice).toMatchObject({ text: "leaving.title", isPermanent: true, tone: "warning" });
        return notice;
      });
    await back();
    const first = await asked();
    await act(async () => notices.dismiss(first?.id ?? 0));
    await waitFor(() => expect(here()).toBe("?status=submitted&page=2 r2"));
    expect(notices.getSnapshot()).toEqual([]);
    await does((session) => session.previous());
    const second = await asked();
    expect(second?.action?.label).toBe("leaving.ignore");
    await act(async () => second?.action?.onAction());
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    expect(notices.getSnapshot()).toEqual([]);
  });
});
