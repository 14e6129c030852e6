import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadPeople } from "../people/use-people";
import { queryClient } from "../queries/client";
import { workspacesQuery } from "../queries/datasets";
import { Component } from "./people";

const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };
const me = { id: "u", first_name: "Ana", last_name: null, username: "ana", role: "owner", ...at };
const carla = { ...me, id: "c", first_name: "Carla", username: "carla", role: "annotator" };
const ofAccount = {
  is_active: true,
  must_change_password: false,
  has_second_factor: false,
  signed_in_at: null,
  workspace_ids: [],
  responses: 0,
};
const able = {
  version: "1",
  sign_in_links: false,
  people: true,
  me_without_key: true,
  password_links: true,
};
const server = { isListing: true };

beforeEach(() => {
  server.isListing = true;
});
afterEach(() => vi.restoreAllMocks());

/** Opens the page; while `server.isListing` is false, the server changes what it is told to, but returns no lists. */
async function open(path: "/people" | "/workspaces") {
  const i18n = await makeI18n("en");
  const known: Record<string, object> = {
    "GET /settings": { argilla: {}, glossa: able },
    "GET /glossa/me": me,
    "GET /glossa/people": { items: [me, carla].map((one) => ({ ...one, ...ofAccount })) },
    "POST /glossa/people": { ...carla, ...ofAccount, id: "d", username: "dora" },
    "POST /glossa/people/c/password": { ...carla, ...ofAccount },
    "POST /glossa/people/d/password-link": { token: "t0ken", ends_at: "2026-02-01T00:00:00" },
  };
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    const called = new URL(url, "http://here").pathname.replace("/api/v1", "");
    const isList = method === "GET" && !["/settings", "/glossa/me"].includes(called);
    if (isList && !server.isListing) return Response.json({ detail: "down" }, { status: 503 });
    const body = known[`${method} ${called}`] ?? { items: [] };
    return Response.json(body, { status: method === "POST" ? 201 : 200 });
  });
  const router = createMemoryRouter(
    ["/people", "/workspaces"].map((one) => ({ path: one, element: <Component /> })),
    { initialEntries: [path] },
  );
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

/** The lists are loaded again, as when the user returns to the tab, which fails. */
async function failToReload() {
  server.isListing = false;
  await act(reloadPeople);
  await waitFor(() => expect(queryClient.getQueryState(workspacesQuery.queryKey)?.status).toBe("error"));
}

/** Opens the form for a new person and fills it in. */
async function fillIn() {
  await screen.findByText("carla");
  fireEvent.click(screen.getByRole("button", { name: "Add person" }));
  const form = within(await screen.findByRole("dialog"));
  fireEvent.change(form.getByLabelText("First name"), { target: { value: "Dora" } });
  fireEvent.change(form.getByLabelText("Username"), { target: { value: "dora" } });
  return form;
}

it("the link of a new person is shown although the lists could not be loaded again", async () => {
  await open("/people");
  const form = await fillIn();
  server.isListing = false;
  fireEvent.click(form.getByRole("button", { name: "Add person" }));
  await screen.findByText(/#t0ken$/);
  await failToReload();
  expect(screen.getByText(/#t0ken$/)).toBeTruthy();
});

it("what was typed about a new person stays when the lists cannot be loaded again", async () => {
  await open("/people");
  const form = await fillIn();
  await failToReload();
  expect(form.getByLabelText("Username")).toHaveProperty("value", "dora");
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.getByText("carla")).toBeTruthy();
});

it("the name of a new workspace stays when the lists cannot be loaded again", async () => {
  await open("/workspaces");
  const button = await screen.findByRole("button", { name: "Create workspace" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  const form = within(await screen.findByRole("dialog"));
  fireEvent.change(form.getByRole("textbox"), { target: { value: "newsroom" } });
  await failToReload();
  expect(within(screen.getByRole("dialog")).getByRole("textbox")).toHaveProperty("value", "newsroom");
});

it("says that the lists could not be loaded if they never were", async () => {
  server.isListing = false;
  await open("/people");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
