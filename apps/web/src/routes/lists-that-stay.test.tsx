import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { loadMissing, queryClient } from "../queries/client";
import { Component as Audit } from "./audit";
import { Component as WebhookLog } from "./webhook-log";
import { Component as Webhooks } from "./webhooks";

const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };
const me = { id: "u", first_name: "Ana", last_name: null, username: "ana", role: "owner", ...at };
const webhook = { id: "w", secret: "s", events: ["record.created"], enabled: true, description: null, ...at };
const able = {
  version: "1",
  sign_in_links: false,
  me_without_key: true,
  audit: true,
  webhook_deliveries: true,
};
const entry = { user_id: "c", details: {}, object_id: null, object_name: null };

/** The lists of a server, with a text that changes. */
const listsWith = (text: string): Record<string, object> => ({
  "/settings": { argilla: {}, glossa: able },
  "/glossa/me": me,
  "/glossa/audit": {
    items: [{ ...entry, id: "e", username: text, action: "sign_in.succeeded", inserted_at: at.inserted_at }],
    next: null,
  },
  "/webhooks": { items: [{ ...webhook, url: `https://${text}.example/` }] },
});

const lists = ["audit", "webhooks", "webhooks/w/deliveries"];

it.each([
  ["the audit log", "/audit"],
  ["the list of webhooks", "/webhooks"],
  ["the log of a webhook", "/webhooks/w"],
])("%s stays when it cannot be loaded again, and is loaded once there is a network", async (_, path) => {
  const i18n = await makeI18n("en");
  let text = "before";
  let isListing = true;
  vi.stubGlobal("fetch", async (url: string) => {
    const called = new URL(url, "http://here").pathname.replace("/api/v1", "");
    if (!isListing && lists.some((list) => called.endsWith(list)))
      return Response.json({ detail: "down" }, { status: 503 });
    return Response.json(listsWith(text)[called] ?? { items: [] });
  });
  const routes = [
    { path: "/audit", element: <Audit /> },
    { path: "/webhooks", element: <Webhooks /> },
    { path: "/webhooks/:webhook", element: <WebhookLog /> },
  ];
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
  await screen.findAllByText(/before/);
  if (path === "/webhooks/w") await screen.findByText(/No messages/i);
  isListing = false;
  await act(() => queryClient.invalidateQueries());
  await waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === "error"),
    ).toBe(true),
  );
  expect(screen.getAllByText(/before/).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  isListing = true;
  text = "after";
  act(loadMissing);
  expect((await screen.findAllByText(/after/)).length).toBeGreaterThan(0);
});
