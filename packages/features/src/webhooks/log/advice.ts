import type { AttemptView } from "../view-model";

/** The advice for a kind of failure. */
export type Advice =
  | "secret"
  | "address"
  | "redirect"
  | "tooMany"
  | "unwanted"
  | "fault"
  | "closed"
  | "slow"
  | "network";

const byOutcome: Partial<Record<AttemptView["outcome"], Advice>> = {
  no_answer: "closed",
  timeout: "slow",
  refused_address: "network",
};
const byStatus: Partial<Record<number, Advice>> = {
  401: "secret",
  403: "secret",
  404: "address",
  405: "address",
  410: "address",
  429: "tooMany",
};

/**
 * The advice about an attempt that has failed; undefined if there is none.
 *
 * @param attempt its outcome, and the HTTP status of the answer
 * @example
 * adviceOf({ outcome: "rejected", httpStatus: 401 }); // "secret"
 */
export function adviceOf({
  outcome,
  httpStatus,
}: Pick<AttemptView, "outcome" | "httpStatus">): Advice | undefined {
  if (outcome !== "rejected") return byOutcome[outcome];
  if (httpStatus === null) return undefined;
  if (httpStatus < 400) return "redirect";
  return byStatus[httpStatus] ?? (httpStatus < 500 ? "unwanted" : "fault");
}
