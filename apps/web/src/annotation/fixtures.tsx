import type { DatasetRecord } from "@glossa/contract";
import { type AnnotationSession, type Criteria, currentId, openSession } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { fakeServer, makeOutbox, memoryStore } from "@glossa/session/testing";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
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
export function openAddress(address: string, submitted: readonly string[] = []) {
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
        loadRecord: async (id) => (ids.includes(id) ? loaded(id) : undefined),
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
    criteria: () => session?.getState().criteria.committed,
    here: () => `${router.state.location.search} ${session && currentId(session.getState().queue)}`,
  };
}
