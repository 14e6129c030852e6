import {
  Badge,
  DropdownMenu,
  Ellipsis,
  IconButton,
  Link,
  MenuItem,
  MenuSeparator,
  VisuallyHidden,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { RowTable } from "../shell/list/RowTable";
import { LongText } from "./LongText";
import { Outcome } from "./log/Outcome";
import { shownAddress } from "./shown-address";
import { allEvents, type WebhookView } from "./view-model";
import type { WebhookTask } from "./WebhookDialogs";
import * as styles from "./Webhooks.css";
import type { WebhooksScreenProps } from "./WebhooksScreen";

interface WebhookTableProps extends WebhooksScreenProps {
  onTask: (task: WebhookTask) => void;
}

/** The webhooks with their events and their latest messages. */
export function WebhookTable(props: WebhookTableProps) {
  const { webhooks, ports } = props;
  const t = useT();
  return (
    <RowTable
      label={t("webhooks.title")}
      heads={
        <>
          <th scope="col">{t("webhooks.url")}</th>
          <th scope="col">{t("webhooks.events")}</th>
          {ports.hrefOfLog && <th scope="col">{t("webhooks.lastMessage")}</th>}
          <th scope="col">
            <VisuallyHidden>{t("people.actions")}</VisuallyHidden>
          </th>
        </>
      }
    >
      {webhooks.map((webhook) => (
        <Row key={webhook.id} {...props} webhook={webhook} />
      ))}
    </RowTable>
  );
}

function Row({ webhook, ports, now, onTask }: WebhookTableProps & { webhook: WebhookView }) {
  const t = useT();
  const format = useFormat();
  const { id, description, isOn, lastDelivery } = webhook;
  const address = shownAddress(webhook.url);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.wide}>
        {ports.hrefOfLog ? (
          <Link href={ports.hrefOfLog(id)} className={styles.address}>
            <LongText>{address}</LongText>
          </Link>
        ) : (
          <span className={styles.address}>
            <LongText>{address}</LongText>
          </span>
        )}{" "}
        {!isOn && <Badge look="warning">{t("webhooks.off")}</Badge>}
        {description !== null && <bdi className={styles.note}>{description}</bdi>}
      </th>
      <td>
        <span className={styles.note}>
          <Events webhook={webhook} />
        </span>
      </td>
      {ports.hrefOfLog && (
        <td className={styles.short}>
          {lastDelivery ? (
            <>
              <Outcome delivery={lastDelivery} />
              <span className={styles.note}>{format.ago(lastDelivery.changedAt, now)}</span>
            </>
          ) : (
            <span className={styles.note}>
              <span className={styles.phoneOnly}>{t("webhooks.lastMessage")}</span>{" "}
              {lastDelivery === null ? t("webhooks.noMessages") : "–"}
            </span>
          )}
        </td>
      )}
      <td>
        <Actions webhook={webhook} onTask={onTask} />
      </td>
    </tr>
  );
}

/** More events than this are counted. */
const most = 4;

function Events({ webhook: { events } }: { webhook: WebhookView }) {
  const t = useT();
  if (events.length === allEvents.length) return t("webhooks.allEvents");
  if (events.length > most) return t("webhooks.eventCount", { count: events.length });
  return allEvents
    .filter((event) => events.includes(event))
    .map((event) => t(`webhooks.names.${event}`))
    .join(", ");
}

function Actions({ webhook, onTask }: Pick<WebhookTableProps, "onTask"> & { webhook: WebhookView }) {
  const t = useT();
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          picture={Ellipsis}
          hasNativeTooltip
          label={t("webhooks.actionsFor", { url: shownAddress(webhook.url) })}
        />
      }
    >
      <MenuItem onSelect={() => onTask({ kind: "edit", webhook })}>{t("webhooks.edit")}</MenuItem>
      <MenuItem onSelect={() => onTask({ kind: "secret", webhook })}>{t("webhooks.showSecret")}</MenuItem>
      <MenuItem onSelect={() => onTask({ kind: "ping", webhook })}>{t("webhooks.ping")}</MenuItem>
      {webhook.isOn ? (
        <MenuItem onSelect={() => onTask({ kind: "off", webhook })}>{t("webhooks.switchOff")}</MenuItem>
      ) : (
        <MenuItem onSelect={() => onTask({ kind: "on", webhook })}>{t("webhooks.switchOn")}</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onTask({ kind: "delete", webhook })}>
        {t("webhooks.delete")}
      </MenuItem>
    </DropdownMenu>
  );
}
