import { errorCodes } from "@glossa/contract";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { unlessLost } from "../queries/deleted-dataset";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { Component } from "./annotate";
import { dataset, workspace } from "./dataset-fixture";

const { id } = dataset;
const me = {
  id: "5a0d2f3b-3c52-4f0e-8a57-0a5f2f6a8f10",
  first_name: "Ana",
  last_name: null,
  username: "ana",
  role: "annotator",
  api_key: "k",
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
};

/** The requests in order, and the server's replies; undefined: the server does not reply. */
let asked: string[] = [];
let replies: (path: string) => Response | undefined;
let known: Record<string, Response>;
let i18n: Awaited<ReturnType<typeof makeI18n>>;

function open(address = id) {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>Home</p> },
      { path: "/dataset/:id/annotation-mode", element: <Component /> },
    ],
    { initialEntries: [`/dataset/${address}/annotation-mode`] },
  );
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return router;
}

beforeEach(async () => {
  i18n = await makeI18n("en");
  useLanguage.setState({ i18n });
  asked = [];
  known = { "/api/v1/me": Response.json(me), "/api/v1/settings": Response.json({ argilla: {} }) };
  vi.stubGlobal("fetch", (url: string) => {
    const path = new URL(url, "http://here").pathname;
    asked.push(path);
    const reply = replies(path);
    return reply ? Promise.resolve(reply) : new Promise(() => undefined);
  });
});

describe("the page of a dataset", () => {
  it("loads records, questions and fields in parallel, and shows that it loads (spec 226, 310)", async () => {
    replies = (path) => known[path];
    open();
    expect(screen.getByRole("status").textContent).toBe("Loading dataset");
    const parts = [`datasets/${id}/fields`, `datasets/${id}/questions`, `me/datasets/${id}/records/search`];
    // Questions and fields are requested but have not loaded, and never will.
    await waitFor(() =>
      expect(asked).toEqual(expect.arrayContaining(parts.map((part) => `/api/v1/${part}`))),
    );
  });

  it("leads to the home page with a notice if its dataset cannot be loaded (spec 226, 462)", async () => {
    replies = (path) => known[path] ?? Response.json({ detail: "gone" }, { status: 404 });
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    const said = `Can’t get dataset info for dataset_id: ${id}. It was deleted or never existed.`;
    await waitFor(() => expect(notices.getSnapshot().map(({ text }) => text)).toContain(said));
  });

  it.each([
    [`/workspaces/${dataset.workspace_id}`, `Can’t get workspace info for dataset_id: ${id}`, "(spec 463)"],
    [
      `/datasets/${id}/questions`,
      "There was an error on fetching dataset info and workspace info. Please try again",
      "(spec 464)",
    ],
  ])("says that %s failed, and leads to the home page: %s %s", async (failing, text) => {
    const isHere = (path: string) => path === `/api/v1${failing}`;
    const refused = () => Response.json({ detail: "no" }, { status: 403 });
    known[`/api/v1/datasets/${id}`] = Response.json(dataset);
    known[`/api/v1/workspaces/${dataset.workspace_id}`] = Response.json(workspace);
    replies = (path) => (isHere(path) ? refused() : (known[path] ?? Response.json({ items: [] })));
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    await waitFor(() =>
      expect(notices.getSnapshot()).toContainEqual(expect.objectContaining({ tone: "danger", text })),
    );
  });

  it("reports the dataset as missing, whichever request fails first", async () => {
    let tellDataset = (_: Response) => {};
    const dataset = new Promise<Response>((resolve) => {
      tellDataset = resolve;
    });
    const gone = () => Response.json({ detail: "gone" }, { status: 404 });
    replies = (path) => known[path] ?? gone();
    vi.stubGlobal("fetch", async (url: string) => {
      const { pathname } = new URL(url, "http://here");
      return pathname.endsWith(id) ? dataset : replies(pathname);
    });
    const router = open();
    await waitFor(() => expect(queryClient.getQueryState(["datasets", id, "fields"])?.status).toBe("error"));
    expect(router.state.location.pathname).not.toBe("/");
    tellDataset(gone());
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    const texts = () => notices.getSnapshot().map(({ text }) => text);
    await waitFor(() => expect(texts()).toEqual([expect.stringContaining("Can’t get dataset info")]));
  });

  it.each([
    {
      said: "closed to the user",
      refusal: { status: 403, detail: { code: errorCodes.forbidden } },
      isLeft: true,
    },
    { said: "out of reach", refusal: { status: 502 }, isLeft: false },
    { said: "refused by a proxy", refusal: { status: 403 }, isLeft: false },
  ])("of an open dataset that is $said meanwhile leaves the screen: $isLeft", async ({ refusal, isLeft }) => {
    let isRefused = false;
    const { status, detail } = refusal;
    const refused = () => Response.json(detail ? { detail } : {}, { status });
    known[`/api/v1/workspaces/${dataset.workspace_id}`] = Response.json(workspace);
    replies = (path) => {
      const isDataset = path === `/api/v1/datasets/${id}`;
      if (isDataset) return isRefused ? refused() : Response.json(dataset);
      return known[path]?.clone() ?? Response.json({ items: [], total: 0 });
    };
    const router = open();
    const isOpen = () =>
      expect(queryClient.getQueryState(["datasets", id, "vectors-settings"])?.status).toBe("success");
    await waitFor(isOpen);
    isRefused = true;
    await act(() => unlessLost(id, true, () => undefined));
    await waitFor(() => expect(router.state.location.pathname === "/").toBe(isLeft));
    const texts = () => notices.getSnapshot().map(({ text }) => text);
    const access = expect.stringContaining("You don’t have access to this dataset");
    await waitFor(() => expect(texts()).toEqual(isLeft ? [access] : []));
    if (!isLeft) return;

    // Somebody has given the access back.
    isRefused = false;
    await act(() => router.navigate(`/dataset/${id}/annotation-mode`));
    await waitFor(() => expect(queryClient.getQueryState(["datasets", id])?.status).toBe("success"));
    expect(router.state.location.pathname).not.toBe("/");
  });

  it.each(["xyz", `${id}0`])("shows the page for unknown addresses for the id %s (spec 65)", (address) => {
    replies = (path) => known[path];
    open(address);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
    expect(screen.getByRole("link", { name: "Back to home page" })).toBeDefined();
    expect(asked).toEqual([]);
  });
});
