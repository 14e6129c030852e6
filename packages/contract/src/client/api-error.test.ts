import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["60", 60_000],
  [" 2 ", 2000],
  ["Thu, 01 Jan 2026 12:00:30 GMT", 30_000],
  ["Thu, 01 Jan 2026 11:59:00 GMT", undefined],
  ["0", undefined],
  ["soon", undefined],
  [undefined, undefined],
])("reads how long the server asks to wait: %s", (value, expected) => {
  const headers = new Headers(value === undefined ? {} : { "retry-after": value });
  expect(new ApiError("http", { status: 503, headers }).retryAfterMs).toBe(expected);
});
