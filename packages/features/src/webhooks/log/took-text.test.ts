import { expect, test } from "vitest";
import type { AttemptView, DeliveryView } from "../view-model";
import { tookText } from "./took-text";

const createdAt = new Date("2026-03-04T10:00:00Z");
const minutesLater = new Date("2026-03-04T10:05:00Z");

function tookAll(times: readonly number[], status: DeliveryView["status"] = "finished"): string {
  const attemptLog = times.map(
    (milliseconds, index): AttemptView => ({
      number: index + 1,
      outcome: index + 1 === times.length ? "arrived" : "timeout",
      httpStatus: null,
      error: null,
      milliseconds,
      startedAt: createdAt,
    }),
  );
  const delivery: DeliveryView = {
    id: "1",
    event: "record.created",
    status,
    attempts: times.length,
    attemptLog,
    error: null,
    createdAt,
    changedAt: minutesLater,
    nextAttemptAt: null,
  };
  return tookText(delivery, String);
}

const took = (milliseconds: number, status?: DeliveryView["status"]) => tookAll([milliseconds], status);

test("small times are told in milliseconds, others in seconds", () => {
  expect([took(0), took(840), took(1250), took(71_600)]).toEqual(["0 ms", "840 ms", "1.3 s", "72 s"]);
});

test("the time is that of the last attempt, without earlier ones and the wait for it", () => {
  expect(tookAll([20_004, 120])).toBe("120 ms");
});

test("a message that is on its way, or whose attempts are not known, has no time", () => {
  expect([took(500, "queued"), took(500, "started"), took(500, "failed"), tookAll([])]).toEqual([
    "–",
    "–",
    "500 ms",
    "–",
  ]);
});
