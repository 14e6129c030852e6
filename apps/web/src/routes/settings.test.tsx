import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { notices } from "../state/notices";
import { dataset, workspace } from "./dataset-fixture";
import { Component } from "./settings";

const { id } = dataset;
const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };
const me = {
  id: "u",
  first_name: "Ana",
  last_name: null,
  username: "ana",
  role: "owner",
  api_key: "k",
  ...at,
};
const home = (
  <main>
    <h1>{"Datasets"}</h1>
  </main>
);

/** Opens the page; requests for these paths are refused, and after the end of the sign-in, all that delete. */
async function open(refused: readonly string[], tab = "general", { isSignedIn = false } = {}) {
  const i18n = await makeI18n("en");
  const known: Record<string, object> = {
    "/me": me,
    "/settings": { argilla: {} },
    [`/datasets/${id}`]: dataset,
    [`/workspaces/${workspace.id}`]: workspace,
  };
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
    if (method === "DELETE" && isSignedIn) return Response.json(dataset);
    if (method === "DELETE")
      return Response.json({ detail: "Could not validate credentials" }, { status: 401 });
    const path = new URL(url, "http://here").pathname.replace("/api/v1", "");
    if (refused.includes(path)) return Response.json({ detail: "gone" }, { status: 404 });
    return Response.json(known[path] ?? { items: [] });
  });
  const router = createMemoryRouter(
    [
      { path: "/", element: home },
      { path: "/dataset/:id/settings", element: <Component /> },
    ],
    { initialEntries: [`/dataset/${id}/settings?tab=${tab}`] },
  );
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {/* As in the app: the page has changed before the dialog gives the focus back. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return router;
}

const parts = [
  `/datasets/${id}/fields`,
  `/datasets/${id}/questions`,
  `/me/datasets/${id}/metadata-properties`,
  `/datasets/${id}/vectors-settings`,
];
const other = "There was an error on fetching dataset info and workspace info. Please try again";

it.each([
  ["the dataset and all its parts (spec 462)", [`/datasets/${id}`, ...parts], "Can’t get dataset info for"],
  ["its workspace (spec 463)", [`/workspaces/${workspace.id}`], "Can’t get workspace info for"],
  ...parts.map((part) => [`${part} (spec 464)`, [part], other] as const),
] as const)(
  "if the settings of a dataset lack %s, a notice says so and home opens",
  async (_, refused, text) => {
    const router = await open(refused);
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    const said = expect.stringContaining(text === other ? text : `${text} dataset_id: ${id}`);
    await waitFor(() => expect(notices.getSnapshot()).toMatchObject([{ tone: "danger", text: said }]));
  },
);

/** Deletes the dataset, as its settings ask for it. */
async function deleteDataset() {
  fireEvent.click(await screen.findByRole("button", { name: "Delete dataset" }));
  fireEvent.change(await screen.findByLabelText(/^To confirm/), { target: { value: dataset.name } });
  fireEvent.click(screen.getByRole("button", { name: "Delete dataset" }));
}

it("the title of the home page has the focus after the dataset was deleted", async () => {
  await open([], "danger-zone", { isSignedIn: true });
  await deleteDataset();
  const title = await screen.findByRole("heading", { name: "Datasets" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it("offers to sign in if the sign-in has ended before the dataset is deleted", async () => {
  const show = vi.spyOn(notices, "show");
  await open([], "danger-zone");
  await deleteDataset();
  const text = "Your sign-in has ended. Sign in to continue.";
  const action = expect.objectContaining({ label: "Sign in" });
  await waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ text, action })));
  show.mockRestore();
});
