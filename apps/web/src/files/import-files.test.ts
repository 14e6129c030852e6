import { ApiError } from "@glossa/contract/client";
import { FileFailure } from "@glossa/files";
import { expect, it } from "vitest";
import { importRecords } from "./import-files";

const nothing = () => undefined;
const callbacks = { onProgress: nothing, onDone: nothing, onOpen: nothing };

it("is cancelled at once, even if a call is never answered", async () => {
  const controller = new AbortController();
  const ended = importRecords(() => new Promise(nothing), { ...callbacks, signal: controller.signal });
  controller.abort();
  expect(await ended).toEqual({ end: "cancelled" });
});

it("says why it has failed, whatever the reason is", async () => {
  const { signal } = new AbortController();
  const outcome = await importRecords(() => Promise.reject(new Error("the disk is gone")), {
    ...callbacks,
    signal,
  });
  expect(outcome).toEqual({
    end: "failed",
    message: "The import was interrupted. Continue to add the rest. Reason: Error: the disk is gone",
  });
});

it("does not offer to continue what the same files would end again", async () => {
  const { signal } = new AbortController();
  const refused = new FileFailure({ code: "answered_records", values: { records: 2 } });
  const outcome = await importRecords(() => Promise.reject(refused), { ...callbacks, signal });
  expect(outcome).toMatchObject({ end: "failed", isFinal: true });
});

it.each([404, 409, 422])("does not offer to continue what the server refuses with %i", async (status) => {
  const { signal } = new AbortController();
  const refused = new ApiError("http", { status, body: { detail: "too odd" } });
  const outcome = await importRecords(() => Promise.reject(refused), { ...callbacks, signal });
  expect(outcome).toMatchObject({ end: "failed", isFinal: true });
  expect(outcome).toMatchObject({ message: expect.stringMatching(/^The server has refused the import: ./) });
});

it.each([403, 408, 429, 500, 503])("offers to continue after %i", async (status) => {
  const { signal } = new AbortController();
  const failed = new ApiError("http", { status });
  const outcome = await importRecords(() => Promise.reject(failed), { ...callbacks, signal });
  expect(outcome).not.toHaveProperty("isFinal");
});

it.each([
  ["a proxy does not find the server that is starting", 404, "<html>Not found</html>", {}],
  ["records are there, because an earlier reply was lost", 422, { detail: "…" }, "external_id_taken"],
  ["the dataset is not published yet", 422, { detail: "…" }, "dataset_not_published"],
])("offers to continue where %s", async (_, status, body, code) => {
  const { signal } = new AbortController();
  const headers = new Headers(typeof code === "string" ? { "x-error-code": code } : {});
  const failed = new ApiError("http", { status, body, headers });
  const outcome = await importRecords(() => Promise.reject(failed), { ...callbacks, signal });
  expect(outcome).not.toHaveProperty("isFinal");
});

it("says that the disk of the server is full, without promises about answers", async () => {
  const { signal } = new AbortController();
  const full = new ApiError("http", { status: 507, body: { detail: { code: "storage_full" } } });
  const outcome = await importRecords(() => Promise.reject(full), { ...callbacks, signal });
  expect(outcome).toMatchObject({
    message: "The import was interrupted. Continue to add the rest. Reason: The server’s disk is full.",
  });
});
