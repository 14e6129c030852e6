import type { DeliveryView } from "../view-model";

/** How long it took until a message had arrived or was given up; a dash for one that is on its way. */
export function tookText(
  { status, createdAt, changedAt }: DeliveryView,
  numberText: (number: number) => string,
): string {
  if (status !== "finished" && status !== "failed") return "–";
  const milliseconds = Math.max(0, changedAt.getTime() - createdAt.getTime());
  if (milliseconds < 1000) return `${numberText(Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1000;
  return `${numberText(seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds))} s`;
}
