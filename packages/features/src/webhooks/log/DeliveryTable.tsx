import { Eye, IconButton, RotateCcw, VisuallyHidden } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import { RowTable } from "../../shell/list/RowTable";
import type { DeliveryView } from "../view-model";
import * as styles from "../Webhooks.css";
import { DeliveryDialog } from "./DeliveryDialog";
import { Outcome } from "./Outcome";
import { RetryDialog } from "./RetryDialog";
import { tookText } from "./took-text";
import type { WebhookLogScreenProps } from "./WebhookLogScreen";

type DeliveryTableProps = Pick<WebhookLogScreenProps, "deliveries" | "ports" | "now">;

/** The messages, one per row. */
export function DeliveryTable({ deliveries, ports, now }: DeliveryTableProps) {
  const t = useT();
  const [read, setRead] = useState<DeliveryView>();
  const [retried, setRetried] = useState<DeliveryView>();
  return (
    <>
      <RowTable
        label={t("webhooks.messages")}
        heads={
          <>
            <th scope="col">{t("webhooks.event")}</th>
            <th scope="col">{t("webhooks.outcome")}</th>
            <th scope="col">{t("webhooks.attempts")}</th>
            <th scope="col">{t("webhooks.took")}</th>
            <th scope="col">
              <VisuallyHidden>{t("people.actions")}</VisuallyHidden>
            </th>
          </>
        }
      >
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} now={now} onRead={setRead} onRetry={setRetried} />
        ))}
      </RowTable>
      <DeliveryDialog delivery={read} ports={ports} onClose={() => setRead(undefined)} />
      <RetryDialog delivery={retried} ports={ports} onClose={() => setRetried(undefined)} />
    </>
  );
}

interface RowProps extends Pick<DeliveryTableProps, "now"> {
  delivery: DeliveryView;
  onRead: (delivery: DeliveryView) => void;
  onRetry: (delivery: DeliveryView) => void;
}

function Row({ delivery, now, onRead, onRetry }: RowProps) {
  const t = useT();
  const format = useFormat();
  const { event, status, attempts, error, createdAt, nextAttemptAt } = delivery;
  const name = t(`webhooks.names.${event}`);
  const time = format.moment(createdAt);
  // Afterwards, its content is no longer kept.
  const isOnItsWay = status === "queued" || status === "started";
  return (
    <tr className={styles.row}>
      <th scope="row">
        {name}
        <time dateTime={createdAt.toISOString()} className={styles.note} translate="no">
          {time}
        </time>
      </th>
      <td className={styles.wide}>
        <Outcome delivery={delivery} />
        {error !== null && (
          <bdi className={styles.note} translate="no">
            {error}
          </bdi>
        )}
        {error !== null && nextAttemptAt && (
          <span className={styles.note}>
            {t("webhooks.nextAttempt", {
              when: nextAttemptAt > now ? format.moment(nextAttemptAt) : t("webhooks.nextAttemptNow"),
            })}
          </span>
        )}
      </td>
      <td>
        <span className={styles.phoneOnly}>{t("webhooks.attempts")}</span> {format.number(attempts)}
      </td>
      <td className={styles.short}>
        <span className={styles.phoneOnly}>{t("webhooks.took")}</span>{" "}
        {tookText(delivery, (number) => format.number(number))}
      </td>
      <td>
        <span className={styles.actions}>
          {isOnItsWay && (
            <IconButton
              picture={Eye}
              label={t("webhooks.readMessage", { event: name, time })}
              onClick={() => onRead(delivery)}
            />
          )}
          {status === "queued" && (
            <IconButton
              picture={RotateCcw}
              label={t("webhooks.retryMessage", { event: name, time })}
              onClick={() => onRetry(delivery)}
            />
          )}
        </span>
      </td>
    </tr>
  );
}
