import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/client";
import { notices } from "../state/notices";
import { workspacePorts } from "./people-ports";
import { usePeople } from "./use-people";

const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };
const support = { id: "support", name: "support", ...at };
const newsroom = { id: "newsroom", name: "newsroom", ...at };
const ana = {
  id: "ana",
  username: "ana",
  first_name: "Ana",
  last_name: null,
  role: "admin",
  api_key: "",
  ...at,
};

/** A server on which the admin is a member of these workspaces; it refuses the members of others. */
function serverWith(...joined: (typeof support)[]) {
  let mine = joined;
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
    const path = new URL(url, "http://here").pathname.replace("/api/v1", "");
    const id = /^\/workspaces\/(\w+)\/users/.exec(path)?.[1];
    if (id && !mine.some((workspace) => workspace.id === id))
      return Response.json({ detail: "Not yours" }, { status: 403 });
    if (method === "DELETE") mine = mine.filter((workspace) => workspace.id !== id);
    if (id) return Response.json(method === "DELETE" ? ana : { items: [ana] });
    return Response.json(path === "/me/workspaces" ? { items: mine } : { items: [], argilla: {} });
  });
}

const inApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

afterEach(() => vi.restoreAllMocks());

test.each([
  ["the only workspace", [support], []],
  ["one of two workspaces", [support, newsroom], ["newsroom"]],
])("an admin who leaves %s reads that, and no error", async (_, joined, left) => {
  serverWith(...joined);
  const show = vi.spyOn(notices, "show");
  const loads: string[] = [];
  const { result } = renderHook(
    () => {
      const people = usePeople(false);
      loads.push(people.load);
      return people;
    },
    { wrapper: inApp },
  );
  await waitFor(() => expect(result.current.load).toBe("ready"));
  expect(result.current.workspaces[0]?.members).toHaveLength(1);
  await act(async () => {
    expect(
      await workspacePorts(false, "ana", { restore: false, rename: false }).onRemoveMember("support", "ana"),
    ).toBeUndefined();
  });
  await waitFor(() => expect(result.current.load).toBe("ready"));
  expect(result.current.workspaces.map(({ name }) => name)).toEqual(left);
  // The members of the others are loaded again.
  await waitFor(() =>
    expect(result.current.workspaces.every(({ members }) => members?.length === 1)).toBe(true),
  );
  expect(loads).not.toContain("failed");
  const text = "You have left the workspace support.";
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: "success", text });
});
