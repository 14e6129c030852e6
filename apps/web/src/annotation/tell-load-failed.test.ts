import { ApiError } from "@glossa/contract/client";
import { makeI18n } from "@glossa/locales";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { noteOutage } from "../state/outage";
import { tellLoadFailed } from "./tell-load-failed";

beforeAll(async () => useLanguage.setState({ i18n: await makeI18n("en") }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of notices.getSnapshot()) notices.close(id);
  noteOutage(false);
  vi.useRealTimers();
});

const texts = () => {
  vi.advanceTimersByTime(100);
  return notices.getSnapshot().map(({ text }) => text);
};
const refused = (status: number, body: object = {}) =>
  new ApiError("http", { status, body, failure: "ERROR_FETCHING_RECORDS" });

test.each([
  ["too many requests (spec 460)", refused(429), "Please wait a few seconds before trying again"],
  ["a fault of the server (spec 460)", refused(500), "An error occurred, please try again later"],
  ["another refusal (spec 458)", refused(403, { detail: "Not yours" }), "Not yours"],
  ["no words (spec 457)", refused(503), "The records could not be loaded"],
])("records that could not be loaded because of %s", (_, error, text) => {
  tellLoadFailed(error);
  expect(texts()).toEqual([text]);
});

test("without a sign-in, signing in is offered once, however often loading is tried (spec 459)", () => {
  for (let tries = 0; tries < 3; tries += 1) {
    tellLoadFailed(refused(401));
    vi.advanceTimersByTime(1500);
  }
  expect(texts().sort()).toEqual([
    "Could not validate credentials",
    "Your sign-in has ended. Sign in to continue.",
  ]);
});

test("a server that is known to be away is not reported twice", () => {
  noteOutage(true);
  tellLoadFailed(new ApiError("network"));
  expect(texts()).toEqual([]);
  noteOutage(false);
  tellLoadFailed(new ApiError("network"));
  expect(texts()).toEqual([expect.stringMatching(/^The server can’t be reached/)]);
});
