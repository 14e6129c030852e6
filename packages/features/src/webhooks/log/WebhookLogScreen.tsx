import { Button, EmptyState, Inbox, Stack, WebhookPicture } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../../shell";
import { LoadingRows } from "../../shell/list/LoadingRows";
import { LongText } from "../LongText";
import { shownAddress } from "../shown-address";
import type { DeliveryCounts, DeliveryPorts, DeliveryState, DeliveryView, WebhooksLoad } from "../view-model";
import * as styles from "../Webhooks.css";
import { DeliveryFilter } from "./DeliveryFilter";
import { DeliveryTable } from "./DeliveryTable";

/** The data and callbacks of the page of the messages to a webhook. */
export interface WebhookLogScreenProps {
  /** The address of the webhook; empty while it loads. */
  url: string;
  /** Whether the messages are being loaded, were loaded or could not be loaded. */
  load: WebhooksLoad;
  /** The messages, the latest first. */
  deliveries: readonly DeliveryView[];
  /** How many messages of the last week have each state; undefined: the server does not count them. */
  counts?: DeliveryCounts | undefined;
  /** The state of the messages that are shown; undefined: all. */
  state?: DeliveryState | undefined;
  /** Called with another choice. */
  onState?: ((state: DeliveryState | undefined) => void) | undefined;
  /** The actions on them. */
  ports: DeliveryPorts;
  /** Called to load them again, also after a failure. */
  onRefresh: () => void;
  /** The address of the list of webhooks. */
  webhooksHref: string;
  /** For texts like "2 days ago". */
  now: Date;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

const PAGE = 25;

/**
 * The messages that a webhook was sent: whether they arrived, and why not.
 *
 * @example
 * declare const rest: Omit<WebhookLogScreenProps, "load" | "deliveries">;
 * const page = <WebhookLogScreen {...rest} load="ready" deliveries={[]} />;
 */
export function WebhookLogScreen(props: WebhookLogScreenProps) {
  const { url, load, counts, state, onState, onRefresh, webhooksHref, account } = props;
  const t = useT();
  const [shown, setShown] = useState(PAGE);
  const trail = [{ label: t("webhooks.title"), href: webhooksHref }, { label: t("webhooks.messages") }];
  return (
    <ScrollPage trail={trail} account={account}>
      <div className={styles.column}>
        <header className={styles.head}>
          <ScrollPageTitle>{t("webhooks.messages")}</ScrollPageTitle>
          {load === "ready" && <Button onClick={onRefresh}>{t("webhooks.refresh")}</Button>}
        </header>
        <div>
          {url !== "" && (
            <p className={styles.about}>
              <LongText>{t("webhooks.messagesTo", { url: shownAddress(url) })}</LongText>
            </p>
          )}
          <p className={styles.about}>{t("webhooks.messagesAbout")}</p>
        </div>
        {counts && onState && load === "ready" && (
          <DeliveryFilter
            counts={counts}
            state={state}
            onState={(chosen) => {
              setShown(PAGE);
              onState(chosen);
            }}
          />
        )}
        <Messages {...props} shown={shown} onMore={() => setShown(shown + PAGE)} />
      </div>
    </ScrollPage>
  );
}

interface MessagesProps extends WebhookLogScreenProps {
  shown: number;
  onMore: () => void;
}

function Messages(props: MessagesProps) {
  const { load, deliveries, state, shown, onRefresh, onMore } = props;
  const t = useT();
  if (load === "loading") return <LoadingRows />;
  if (load === "failed")
    return (
      <EmptyState
        icon={WebhookPicture}
        title={t("webhooks.messagesFailedTitle")}
        action={<Button onClick={onRefresh}>{t("app.retry")}</Button>}
      >
        {t("people.failedBody")}
      </EmptyState>
    );
  if (deliveries.length === 0)
    return state === undefined ? (
      <EmptyState icon={Inbox} title={t("webhooks.noMessagesTitle")}>
        {t("webhooks.noMessagesBody")}
      </EmptyState>
    ) : (
      <EmptyState icon={Inbox} title={t("webhooks.noneInState")} />
    );
  return (
    <Stack gap={4} align="start">
      <DeliveryTable {...props} deliveries={deliveries.slice(0, shown)} />
      {deliveries.length > shown && <Button onClick={onMore}>{t("webhooks.more")}</Button>}
    </Stack>
  );
}
