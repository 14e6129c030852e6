import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { Component } from "./home";

const dataset = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  name: `dataset ${index}`,
  status: "ready",
  workspace_id: "5a0d2f3b-3c52-4f0e-8a57-0a5f2f6a8f10",
  guidelines: null,
  allow_extra_metadata: true,
  distribution: { strategy: "overlap", min_submitted: 1 },
  metadata: null,
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
  last_activity_at: "2026-01-01T00:00:00",
});

/** A window in which an element becomes visible when the test scrolls it into view. */
function stubView() {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = (element: Element) => watched.set(element, () => this.tell([{ isIntersecting: true }]));
      disconnect = () => {};
    },
  );
  return (element: Element) => act(() => watched.get(element)?.());
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server with replies by path; what has none is refused with 500. Returns the requested paths. */
function serve(replies: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const path = new URL(url, "http://here").pathname.replace("/api/v1/", "");
    asked.push(path);
    const reply = replies[path] ?? replies[path.replace(/^datasets\/[^/]+/, "datasets/ID")];
    return reply ? Response.json(reply) : Response.json({ detail: "broken" }, { status: 500 });
  });
  return asked;
}

async function open(address = "/") {
  const i18n = await makeI18n("en");
  useLanguage.setState({ i18n });
  const router = createMemoryRouter([{ path: "/", element: <Component /> }], { initialEntries: [address] });
  const page = (
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
  await act(async () => void render(page));
  return router;
}

const many = (length: number) => ({ items: Array.from({ length }, (_, index) => dataset(index)) });
const { workspace_id } = dataset(0);
const workspaces = {
  items: [
    {
      id: workspace_id,
      name: "newsroom",
      inserted_at: "2026-01-01T00:00:00",
      updated_at: "2026-01-01T00:00:00",
    },
  ],
};
const ours = { argilla: {}, glossa: { version: "1", sign_in_links: true, dataset_summaries: true } };
const summary = {
  ...dataset(7),
  workspace_name: "newsroom",
  field_types: ["text", "text"],
  question_types: ["rating"],
  progress: { total: 4, completed: 1, pending: 3, users: [{ username: "ana" }] },
};

describe("from a server without details in the list", () => {
  it("loads the details of visible datasets only", async () => {
    const bringIntoView = stubView();
    const asked = serve({ "me/datasets": many(8), "me/workspaces": workspaces });
    await open();
    await screen.findByText("dataset 7");
    const inside = () => asked.filter((path) => path.startsWith("datasets/"));
    expect(inside()).toEqual([]);
    const row = screen.getByText("dataset 5").closest("li");
    if (row) bringIntoView(row);
    const { id } = dataset(5);
    await waitFor(() =>
      expect(inside().sort()).toEqual([
        `datasets/${id}/fields`,
        `datasets/${id}/progress`,
        `datasets/${id}/questions`,
      ]),
    );
  });

  it("shows a dash, and no message, for progress and fields that cannot be loaded (spec 98, 465)", async () => {
    const bringIntoView = stubView();
    const told = vi.spyOn(notices, "show");
    const asked = serve({
      settings: { argilla: {} },
      "glossa/me": {},
      "me/datasets": many(1),
      "me/workspaces": workspaces,
      "datasets/ID/questions": { items: [] },
    });
    await open();
    const row = (await screen.findByText("dataset 0")).closest("li");
    if (!row) throw new Error("The dataset is not in a row of the list.");
    told.mockClear();
    bringIntoView(row);
    await waitFor(() => expect(asked.filter((path) => path.endsWith("/progress"))).not.toEqual([]));
    await act(async () => {});
    expect(within(row).getAllByText("-").length).toBeGreaterThan(1);
    expect(told).not.toHaveBeenCalled();
  });

  it("is asked for if the list with details fails", async () => {
    stubView();
    const asked = serve({ settings: ours, "me/datasets": many(2), "me/workspaces": workspaces });
    await open();
    await screen.findByText("dataset 1");
    expect(asked).toContain("glossa/me/datasets");
  });
});

it("shows that it loads until the user is known, and loads the datasets meanwhile (spec 69)", async () => {
  stubView();
  const asked = serve({ settings: ours, "glossa/me/datasets": { items: [summary] } });
  const respond = fetch;
  let tellMe = () => {};
  const isKnown = new Promise<void>((resolve) => {
    tellMe = resolve;
  });
  vi.stubGlobal("fetch", async (url: string) => {
    if (new URL(url, "http://here").pathname.endsWith("/me")) await isKnown;
    return respond(url);
  });
  await open();
  await waitFor(() => expect(asked).toContain("glossa/me/datasets"));
  screen.getByRole("heading", { name: "Datasets" });
  expect(screen.getAllByText("Loading")).not.toHaveLength(0);
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(screen.queryByText("dataset 7")).toBeNull();
  await act(async () => tellMe());
  await screen.findByText("dataset 7");
});

it("shows all datasets with their details after one request", async () => {
  stubView();
  const asked = serve({ settings: ours, "glossa/me/datasets": { items: [summary] } });
  await open();
  const row = within((await screen.findByText("dataset 7")).closest("li") ?? document.body);
  for (const text of ["newsroom", "text", "rating", "25.00%", "4"]) row.getByText(text);
  expect(asked.filter((path) => path.includes("datasets"))).toEqual(["glossa/me/datasets"]);
});

describe("the address", () => {
  const items = ["legal", "support"].map((workspace_name, index) => ({
    ...summary,
    ...dataset(index),
    workspace_name,
  }));

  it("preselects the filter, and gets what the user selects (spec 79)", async () => {
    stubView();
    serve({ settings: ours, "glossa/me/datasets": { items } });
    const router = await open("/?workspaces=support");
    await screen.findByText("dataset 1");
    expect(screen.queryByText("dataset 0")).toBeNull();
    await act(async () => router.navigate("/"));
    await screen.findByText("dataset 0");
    await act(async () => router.navigate(-1));
    expect(screen.queryByText("dataset 0")).toBeNull();
  });

  it("keeps its path and encodes the values; the first values add no step to the history, later ones do (spec 71, 72)", async () => {
    stubView();
    const odd = "a & b/ä";
    serve({ settings: ours, "glossa/me/datasets": { items: [{ ...items[0], workspace_name: odd }] } });
    const router = await open("/");
    await screen.findByText("dataset 0");
    fireEvent.click(screen.getByRole("button", { name: /descending/i }));
    await waitFor(() => expect(router.state.location.search).toBe("?order=asc"));
    expect(router.state.historyAction).toBe("REPLACE");
    fireEvent.click(screen.getByRole("button", { name: /^Workspaces/ }));
    fireEvent.click(await screen.findByRole("option", { name: new RegExp(odd) }));
    await waitFor(() => expect(router.state.location.search).toContain("workspaces=a+%26+b%2F%C3%A4"));
    expect(router.state.location.pathname).toBe("/");
    expect(router.state.historyAction).toBe("PUSH");
  });

  it("gets the search text after a pause, without a step in the history", async () => {
    stubView();
    serve({ settings: ours, "glossa/me/datasets": { items } });
    const router = await open();
    await screen.findByText("dataset 1");
    const field = screen.getByRole("searchbox");
    for (const text of ["SET", "SET 1"]) act(() => void fireEvent.change(field, { target: { value: text } }));
    await waitFor(() => expect(screen.queryByText("dataset 0")).toBeNull());
    await waitFor(() => expect(router.state.location.search).toBe("?search=SET+1"));
    expect(router.state.historyAction).toBe("REPLACE");
    // The link to the home page removes the filters.
    await act(async () => router.navigate("/"));
    expect(field).toHaveProperty("value", "");
    await screen.findByText("dataset 0");
  });
});
