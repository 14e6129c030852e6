import { performance } from "node:perf_hooks";
import { now } from "../../database/clock";
import { FinalFailure } from "../../jobs/job-handler";
import type { AttemptRow } from "./attempts.repository";
import { type Delivery, deliver, ReceiverTimeout, RejectedDelivery } from "./deliver";
import { type Receivers, RefusedAddress } from "./receivers";

/** The status of a receiver that wants no more messages (Standard Webhooks). */
const gone = 410;

/** The outcome of an attempt. */
export type Attempt = Omit<AttemptRow, "job_id" | "attempt">;

/** Sends a message once and returns the outcome; `failure` is the error if it did not arrive. */
export async function attemptToDeliver(
  delivery: Delivery,
  receivers: Receivers,
  timeout?: number,
): Promise<{ attempt: Attempt; failure?: Error }> {
  const started_at = now();
  const begin = performance.now();
  const spent = () => ({ started_at, milliseconds: Math.round(performance.now() - begin) });
  try {
    const http_status = await deliver(delivery, receivers, timeout);
    return { attempt: { outcome: "arrived", http_status, error: null, ...spent() } };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    const http_status = failure instanceof RejectedDelivery ? failure.status : null;
    const attempt: Attempt = { outcome: outcomeOf(failure), http_status, error: failure.message, ...spent() };
    return { attempt, failure: http_status === gone ? new FinalFailure(failure.message) : failure };
  }
}

function outcomeOf(failure: Error): Attempt["outcome"] {
  if (failure instanceof RejectedDelivery) return "rejected";
  if (failure instanceof ReceiverTimeout) return "timeout";
  return failure instanceof RefusedAddress ? "refused_address" : "no_answer";
}

/** The attempt of a message whose webhook was switched off before it was sent. */
export function attemptNotSent(): Attempt {
  return { outcome: "not_sent", http_status: null, error: null, milliseconds: 0, started_at: now() };
}
