import { Button, EmptyState, Plus, WebhookPicture } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import { LoadingRows } from "../shell/list/LoadingRows";
import type { WebhookPorts, WebhooksLoad, WebhookView } from "./view-model";
import { WebhookDialogs, type WebhookTask } from "./WebhookDialogs";
import * as styles from "./Webhooks.css";
import { WebhookTable } from "./WebhookTable";

/** The data and callbacks of the page of webhooks. */
export interface WebhooksScreenProps {
  /** Whether the list is being loaded, was loaded or could not be loaded. */
  load: WebhooksLoad;
  /** The webhooks, the oldest first. */
  webhooks: readonly WebhookView[];
  /** The actions on them. */
  ports: WebhookPorts;
  /** Called to load the list again after a failure. */
  onRetry: () => void;
  /** For texts like "2 days ago". */
  now: Date;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * The addresses to which the server reports what happens to datasets, records and responses.
 *
 * @example
 * declare const rest: Omit<WebhooksScreenProps, "load" | "webhooks">;
 * const page = <WebhooksScreen {...rest} load="ready" webhooks={[]} />;
 */
export function WebhooksScreen(props: WebhooksScreenProps) {
  const { load, webhooks, account } = props;
  const t = useT();
  const [task, setTask] = useState<WebhookTask>();
  const add = (
    <Button tone="primary" icon={Plus} isDisabled={load !== "ready"} onClick={() => setTask({ kind: "add" })}>
      {t("webhooks.add")}
    </Button>
  );
  return (
    <ScrollPage trail={[{ label: t("webhooks.title") }]} account={account}>
      <div className={styles.column}>
        <header className={styles.head}>
          <ScrollPageTitle>{t("webhooks.title")}</ScrollPageTitle>
          {webhooks.length > 0 && add}
        </header>
        <p className={styles.about}>{t("webhooks.about")}</p>
        {load === "failed" ? (
          <Failed {...props} />
        ) : load === "loading" ? (
          <LoadingRows />
        ) : webhooks.length === 0 ? (
          <EmptyState icon={WebhookPicture} title={t("webhooks.emptyTitle")} action={add}>
            {t("webhooks.emptyBody")}
          </EmptyState>
        ) : (
          <WebhookTable {...props} onTask={setTask} />
        )}
      </div>
      <WebhookDialogs {...props} task={task} onTask={setTask} />
    </ScrollPage>
  );
}

function Failed({ onRetry }: WebhooksScreenProps) {
  const t = useT();
  return (
    <EmptyState
      icon={WebhookPicture}
      title={t("webhooks.failedTitle")}
      action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
    >
      {t("people.failedBody")}
    </EmptyState>
  );
}
