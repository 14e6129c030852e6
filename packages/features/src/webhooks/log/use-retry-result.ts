import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import type { DeliveryView } from "../view-model";
import { adviceOf } from "./advice";

/** The message that was sent again, and its last attempt before. */
interface Retry {
  id: string;
  after: number;
}

/**
 * The result of the last message that was sent again, to announce it: the row changes far from the focus, and seconds
 * later. Empty while it is not known.
 */
export function useRetryResult(deliveries: readonly DeliveryView[]) {
  const t = useT();
  const format = useFormat();
  const [retry, setRetry] = useState<Retry>();
  const delivery = deliveries.find(({ id }) => id === retry?.id);
  const attempt = delivery?.attemptLog.find(({ number }) => number > (retry?.after ?? 0));
  const onRetried = ({ id, attemptLog }: DeliveryView) =>
    setRetry({ id, after: attemptLog.at(-1)?.number ?? 0 });
  if (!delivery || !attempt) return { onRetried, result: "" };
  const advice = adviceOf(attempt);
  const outcome = t(`webhooks.attempt.${attempt.outcome}`, { status: attempt.httpStatus ?? "" });
  const result = t("webhooks.retryResult", {
    event: t(`webhooks.names.${delivery.event}`),
    time: format.exactMoment(delivery.createdAt),
    outcome: advice ? `${outcome}. ${t(`webhooks.advice.${advice}`)}` : outcome,
  });
  return { onRetried, result };
}
