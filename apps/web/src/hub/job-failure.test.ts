import { ApiError } from "@glossa/contract/client";
import { afterEach, expect, test, vi } from "vitest";
import { failureOfJob } from "./job-failure";
import { hubApi } from "./jobs";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["exportToHub.failed", undefined, "Export failed"],
  ["exportToHub.failed", "token_refused", "Export failed: Invalid Hugging Face token."],
  ["hub.importFailed", undefined, "The rows could not be imported."],
  ["hub.importFailed", "no_rows", "The rows could not be imported. No row could become a record."],
] as const)(
  "a job that failed: %s with the reason %s is told as %j (spec 208, 466)",
  async (words, failure, text) => {
    vi.spyOn(hubApi, "getJobDetails").mockResolvedValue({ transfer: { failure } } as never);
    expect(await failureOfJob("j", words)).toBe(text);
  },
);

test("a server without details of jobs gives no reason (spec 208)", async () => {
  vi.spyOn(hubApi, "getJobDetails").mockRejectedValue(new ApiError("http", { status: 404 }));
  expect(await failureOfJob("j", "exportToHub.failed")).toBe("Export failed");
});
