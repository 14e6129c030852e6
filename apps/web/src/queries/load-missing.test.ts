import { ApiError } from "@glossa/contract/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useAuth } from "../state/auth";
import { loadMissing, queryClient } from "./client";

beforeEach(() => useAuth.getState().signIn("token"));
afterEach(() => queryClient.clear());

const fetchFailing = (queryKey: string[], error: Error, meta = {}) =>
  queryClient
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(error), meta, retry: false })
    .catch(() => {});

describe("an expired sign-in", () => {
  const expired = new ApiError("http", { status: 401 });

  it("is over when a page cannot be loaded with it", async () => {
    await fetchFailing(["page"], expired, { isPage: true });
    expect(useAuth.getState().isSignedIn).toBe(false);
  });

  it("stays when only a part of a page is missing, so that work on it is not left", async () => {
    await fetchFailing(["part"], expired, { isQuiet: true });
    expect(useAuth.getState().isSignedIn).toBe(true);
  });
});

it("loads again what could not be loaded, and nothing else", async () => {
  await fetchFailing(["failed"], new ApiError("network"), { isQuiet: true });
  const load = vi.fn(async () => "loaded");
  await queryClient.fetchQuery({ queryKey: ["there"], queryFn: load });
  queryClient
    .getQueryCache()
    .find({ queryKey: ["failed"] })
    ?.setOptions({ queryKey: ["failed"], queryFn: load });
  loadMissing();
  await vi.waitFor(() => expect(queryClient.getQueryData(["failed"])).toBe("loaded"));
  expect(load).toHaveBeenCalledTimes(2);
});
