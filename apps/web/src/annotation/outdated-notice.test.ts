import { ApiError } from "@glossa/contract/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../state/notices";
import { outdatedNotice } from "./outdated-notice";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  notices.closeAll();
  vi.useRealTimers();
});

const shown = () => notices.getSnapshot().filter(({ action }) => action !== undefined);

it("is shown while suggestions on screen are outdated", async () => {
  const tell = outdatedNotice(async () => undefined);
  tell(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toMatchObject([{ isPermanent: true }]);
  tell(false);
  expect(shown()).toEqual([]);
});

it("is shown again, beside the error, if the new suggestions cannot be loaded", async () => {
  const tell = outdatedNotice(() => Promise.reject(new ApiError("http", { status: 500 })));
  tell(true);
  await vi.advanceTimersByTimeAsync(200);
  const [first] = shown();
  first?.action?.onAction();
  // The region closes a notice whose action was taken.
  if (first) notices.close(first.id);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toHaveLength(1);
  expect(notices.getSnapshot()).toHaveLength(2);
});
