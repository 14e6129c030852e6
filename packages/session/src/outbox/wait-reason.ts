import { DeliveryError } from "./deliver";

/**
 * Why a server that has replied does not store responses for now: it gets too many requests, its disk is full, or its reply
 * was none (the page of a proxy).
 */
export type WaitReason = "tooManyRequests" | "diskFull" | "noUsableReply";

/** The reason of a failed request; undefined if the server could not be reached, or failed. */
export function waitReasonOf(error: unknown): WaitReason | undefined {
  if (!(error instanceof DeliveryError)) return undefined;
  const { status } = error;
  if (status === 429) return "tooManyRequests";
  if (status === 507) return "diskFull";
  return status >= 200 && status < 300 ? "noUsableReply" : undefined;
}
