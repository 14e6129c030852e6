import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
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
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("loads the details of visible datasets only", async () => {
  const bringIntoView = stubView();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const path = new URL(url, "http://here").pathname.replace("/api/v1/", "");
    asked.push(path);
    const items = path === "me/datasets" ? Array.from({ length: 30 }, (_, index) => dataset(index)) : [];
    return Response.json({ items });
  });
  const i18n = await makeI18n("en");
  const router = createMemoryRouter([{ path: "/", element: <Component /> }]);
  const page = (
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
  await act(async () => void render(page));
  await screen.findByText("dataset 29");
  const inside = () => asked.filter((path) => path.startsWith("datasets/"));
  expect(inside()).toEqual([]);
  const row = screen.getByText("dataset 27").closest("li");
  if (row) bringIntoView(row);
  const { id } = dataset(27);
  await waitFor(() =>
    expect(inside().sort()).toEqual([
      `datasets/${id}/fields`,
      `datasets/${id}/progress`,
      `datasets/${id}/questions`,
    ]),
  );
});
