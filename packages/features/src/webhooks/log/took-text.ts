import type { DeliveryView } from "../view-model";

type NumberText = (number: number) => string;

/** How long it took until a message had arrived or was given up; a dash for one that is being sent. */
export function tookText({ status, createdAt, changedAt }: DeliveryView, numberText: NumberText): string {
  if (status !== "finished" && status !== "failed") return "–";
  return durationText(Math.max(0, changedAt.getTime() - createdAt.getTime()), numberText);
}

/** Small times in milliseconds, others in seconds. */
export function durationText(milliseconds: number, numberText: NumberText): string {
  if (milliseconds < 1000) return `${numberText(Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1000;
  return `${numberText(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds))} s`;
}
