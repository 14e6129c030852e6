import type { DeliveryView } from "../view-model";

type NumberText = (number: number) => string;

/**
 * How long the last attempt took, with which a message had arrived or was given up: the wait before it says nothing about
 * the receiver. A dash for a message that is being sent, and where the attempt is not known.
 */
export function tookText({ status, attemptLog }: DeliveryView, numberText: NumberText): string {
  const last = attemptLog.at(-1);
  if (!last || (status !== "finished" && status !== "failed")) return "–";
  return durationText(last.milliseconds, numberText);
}

/** Small times in milliseconds, others in seconds. */
export function durationText(milliseconds: number, numberText: NumberText): string {
  if (milliseconds < 1000) return `${numberText(Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1000;
  return `${numberText(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds))} s`;
}
