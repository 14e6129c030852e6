import { criteriaFrom } from "@glossa/session";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/client";
import { datasetQuery } from "../queries/datasets";
import { recordsOf } from "./session-server";

const criteria = criteriaFrom(new URLSearchParams(), "d");
const firstPage = { offset: 0, limit: 10 };

/** As an Argilla server: its search fails for a dataset without an index. */
function serve(status: "draft" | "ready") {
  queryClient.setQueryData(datasetQuery("d").queryKey, { id: "d", status } as never);
  vi.stubGlobal("fetch", async (address: string) =>
    address.endsWith("/settings")
      ? Response.json({ argilla: {} })
      : Response.json({ detail: { code: "argilla.api.errors::GenericServerError" } }, { status: 500 }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a dataset that is not published has no records, although the server fails to search it", async () => {
  serve("draft");
  expect(await recordsOf("d", "u").loadPage(criteria, firstPage)).toEqual({
    records: [],
    total: 0,
    isShared: false,
  });
});

test("a failure to search a published dataset is one", async () => {
  serve("ready");
  await expect(recordsOf("d", "u").loadPage(criteria, firstPage)).rejects.toHaveProperty("status", 500);
});
