import { criteriaFrom } from "@glossa/session";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/client";
import { recordsOf } from "./session-server";

const id = "9f0d8ad0-6a0f-4a5c-9b7e-000000000001";
const criteria = criteriaFrom(new URLSearchParams(), id);
const firstPage = { offset: 0, limit: 10 };
const datasetWith = (status: string) => ({
  id,
  name: "d",
  guidelines: null,
  status,
  allow_extra_metadata: true,
  distribution: { strategy: "overlap", min_submitted: 1 },
  metadata: null,
  workspace_id: id,
  last_activity_at: "2026-01-01T00:00:00",
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
});

/** As an Argilla server: its search fails for a dataset without an index. */
function serve(datasetStatus: "draft" | "ready", searchStatus = 500, glossa?: object) {
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/settings")) return Response.json({ argilla: {}, glossa });
    if (address.endsWith(`/datasets/${id}`)) return Response.json(datasetWith(datasetStatus));
    return Response.json({ detail: "no" }, { status: searchStatus });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a dataset that is not published has no records, although an Argilla server fails to search it", async () => {
  serve("draft");
  expect(await recordsOf(id, "u").loadPage(criteria, firstPage)).toEqual({
    records: [],
    total: 0,
    isShared: false,
  });
});

test.each<[string, Parameters<typeof serve>, number]>([
  ["the search of a published dataset", ["ready"], 500],
  ["a sign-in that has ended", ["draft", 401], 401],
  ["our server", ["draft", 500, { version: "1.0.0", sign_in_links: true }], 500],
])("a failure of %s is one", async (_, replies, status) => {
  serve(...replies);
  await expect(recordsOf(id, "u").loadPage(criteria, firstPage)).rejects.toHaveProperty("status", status);
});
