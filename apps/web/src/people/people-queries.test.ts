import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/client";
import { membersQuery } from "./people-queries";

const ben = {
  id: "b",
  username: "ben",
  first_name: "Ben",
  last_name: null,
  role: "annotator",
  api_key: "a key",
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
};

function serve(missing: Response) {
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("/gone/") ? missing : Response.json({ items: [ben] }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a workspace that was deleted while the members are loaded has none, without an error", async () => {
  serve(Response.json({ detail: "Workspace with id `gone` not found" }, { status: 404 }));
  const members = await queryClient.fetchQuery(membersQuery(["here", "gone"]));
  expect([...members]).toEqual([
    ["here", [{ id: "b", username: "ben", role: "annotator" }]],
    ["gone", []],
  ]);
});

test("any other failure to load members is one", async () => {
  serve(Response.json({ detail: "Not allowed" }, { status: 403 }));
  const loaded = queryClient.fetchQuery({ ...membersQuery(["here", "gone"]), retry: false });
  await expect(loaded).rejects.toHaveProperty("status", 403);
});
