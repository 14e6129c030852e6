import { afterEach, expect, test, vi } from "vitest";
import { notices } from "../state/notices";
import { workspacePorts } from "./people-ports";

const ben = {
  id: "6f1f4c50-3f0e-4c89-8d9f-0a9d6b7b4a11",
  username: "ben",
  first_name: "Ben",
  last_name: null,
  role: "annotator",
  api_key: "",
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
};

afterEach(() => {
  notices.closeAll();
  vi.restoreAllMocks();
});

/** Removes ben from a workspace; returns the notice about it and the requests that changed something. */
async function remove(isOwner: boolean, { status = 200 } = {}) {
  const changes: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ items: [] });
    changes.push(`${method} ${new URL(url, "http://here").pathname}`);
    if (method === "POST" && status !== 200) return Response.json({ detail: "No" }, { status });
    return Response.json(ben, { status: method === "POST" ? 201 : 200 });
  });
  const show = vi.spyOn(notices, "show");
  const ports = workspacePorts(isOwner, "me", { restore: false, rename: false });
  expect(await ports.onRemoveMember("support", ben.id)).toBeUndefined();
  expect(show).toHaveBeenCalledOnce();
  return { notice: show.mock.calls[0]?.[0], show, changes };
}

const removed = { tone: "success", text: "ben has been removed" };

test("an owner who removes a member can undo that, which adds the person again", async () => {
  const { notice, show, changes } = await remove(true);
  expect(notice).toMatchObject({ ...removed, action: { label: "Undo" } });
  notice?.action?.onAction();
  await vi.waitFor(() =>
    expect(show).toHaveBeenLastCalledWith({ tone: "success", text: "ben has been added" }),
  );
  expect(changes).toEqual([
    `DELETE /api/v1/workspaces/support/users/${ben.id}`,
    "POST /api/v1/workspaces/support/users",
  ]);
});

test("if the person can't be added again, the reason is shown", async () => {
  const { notice, show } = await remove(true, { status: 500 });
  notice?.action?.onAction();
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ tone: "danger" })));
});

test("an admin can't add members, and is not offered to undo", async () => {
  expect((await remove(false)).notice).toEqual(removed);
});
