import { ApiError } from "@glossa/contract/client";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatasetFailure } from "./DatasetFailure";
import { queryClient } from "./queries/client";
import { notices } from "./state/notices";

const id = "f4c27382-4e3a-4c5f-9b0e-2f6f7a5d1c33";
const what = `Can’t get dataset info for dataset_id: ${id}.`;
const gone = `${what} It was deleted or never existed.`;
const closed = `${what} You don’t have access to this dataset. Ask an owner to add you to its workspace.`;

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

/** Opens a dataset that the server refuses; returns the notice that says so. */
async function refused(status: number, role: string, glossa: object | undefined, deletedId = id) {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("/deleted-datasets")) return Response.json({ items: [{ ...deleted, id: deletedId }] });
    return Response.json(url.includes("/settings") ? { argilla: {}, glossa } : { ...me, role });
  });
  const failure = <DatasetFailure id={id} failure="datasetInfo" error={new ApiError("http", { status })} />;
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>{"Home"}</p> },
      { path: "/workspaces", element: <p>{"Workspaces"}</p> },
      { path: "/dataset", element: failure },
    ],
    { initialEntries: ["/dataset"] },
  );
  render(<RouterProvider router={router} />);
  const notice = await vi.waitFor(() => {
    const [first] = notices.getSnapshot();
    expect(first).toBeDefined();
    return first;
  });
  return { router, notice };
}

const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };
const me = { id, first_name: "Ana", last_name: null, username: "ana", api_key: "k", ...at };
const deleted = {
  name: "returns",
  workspace_id: "w",
  records: 3,
  responses: 1,
  deleted_by: "ana",
  deleted_at: at.inserted_at,
  ends_at: at.inserted_at,
};
const keeps = { version: "1", sign_in_links: false, deleted_datasets: true };

it.each([
  { which: "without access", status: 403, role: "annotator", glossa: keeps, text: closed },
  { which: "without access, to an admin", status: 403, role: "admin", glossa: keeps, text: closed },
  { which: "that is gone, to an annotator", status: 404, role: "annotator", glossa: keeps, text: gone },
  {
    which: "that is gone from a server that keeps none",
    status: 404,
    role: "owner",
    glossa: undefined,
    text: gone,
  },
])("the notice about a dataset $which says why", async ({ status, role, glossa, text }) => {
  const { router, notice } = await refused(status, role, glossa);
  expect(notice).toMatchObject({ tone: "danger", text });
  expect(notice?.action).toBeUndefined();
  expect(router.state.location.pathname).toBe("/");
});

it.each(["owner", "admin"])(
  "the notice about a dataset that is gone leads the %s to deleted ones",
  async (role) => {
    const { router, notice } = await refused(404, role, keeps);
    expect(notice).toMatchObject({ text: gone, action: { label: "Deleted datasets" } });
    await act(async () => notice?.action?.onAction());
    expect(router.state.location.pathname).toBe("/workspaces");
  },
);

it("the notice about a dataset that was erased leads nowhere", async () => {
  const { notice } = await refused(404, "owner", keeps, "another");
  expect(notice).toMatchObject({ tone: "danger", text: gone });
  expect(notice?.action).toBeUndefined();
});
