import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { RowTable } from "../../shell/list/RowTable";
import { number } from "../../shell/list/RowTable.css";
import type { DeliveryView } from "../view-model";
import { DeliveryDialog } from "./DeliveryDialog";
import { DeliveryRow } from "./DeliveryRow";
import { RetryDialog } from "./RetryDialog";
import { useRetryResult } from "./use-retry-result";
import type { WebhookLogScreenProps } from "./WebhookLogScreen";

type DeliveryTableProps = Pick<WebhookLogScreenProps, "deliveries" | "ports" | "now">;

/** The messages, one per row. */
export function DeliveryTable({ deliveries, ports, now }: DeliveryTableProps) {
  const t = useT();
  const [read, setRead] = useState<DeliveryView>();
  const [retried, setRetried] = useState<DeliveryView>();
  const { onRetried, result } = useRetryResult(deliveries);
  return (
    <>
      <RowTable
        label={t("webhooks.messages")}
        heads={
          <>
            <th scope="col">{t("webhooks.event")}</th>
            <th scope="col">{t("webhooks.outcome")}</th>
            <th scope="col" className={number}>
              {t("webhooks.attempts")}
            </th>
            <th scope="col" className={number}>
              {t("webhooks.took")}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("people.actions")}</VisuallyHidden>
            </th>
          </>
        }
      >
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            now={now}
            onRead={setRead}
            onRetry={setRetried}
          />
        ))}
      </RowTable>
      <VisuallyHidden>
        <span role="status">{result}</span>
      </VisuallyHidden>
      <DeliveryDialog delivery={read} ports={ports} onClose={() => setRead(undefined)} />
      <RetryDialog
        delivery={retried}
        ports={ports}
        onRetried={onRetried}
        onClose={() => setRetried(undefined)}
      />
    </>
  );
}
