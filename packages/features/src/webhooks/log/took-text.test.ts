import { expect, test } from "vitest";
import type { DeliveryView } from "../view-model";
import { tookText } from "./took-text";

const createdAt = new Date("2026-03-04T10:00:00Z");

function took(milliseconds: number, status: DeliveryView["status"] = "finished"): string {
  const delivery: DeliveryView = {
    id: "1",
    event: "record.created",
    status,
    attempts: 1,
    attemptLog: [],
    error: null,
    createdAt,
    changedAt: new Date(createdAt.getTime() + milliseconds),
    nextAttemptAt: null,
  };
  return tookText(delivery, String);
}

test("small times are told in milliseconds, others in seconds", () => {
  expect([took(0), took(840), took(1250), took(71_600)]).toEqual(["0 ms", "840 ms", "1.3 s", "72 s"]);
});

test("a message that is on its way has taken no time yet", () => {
  expect([took(500, "queued"), took(500, "started"), took(500, "failed")]).toEqual(["–", "–", "500 ms"]);
});

test("a clock that was set back makes no negative time", () => {
  expect(took(-5)).toBe("0 ms");
});
