import type { Webhook } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { LoadingPage, RolePage, StatusPage, useNow } from "@glossa/features/shell";
import { type DeliveryView, WebhooksScreen, type WebhookView } from "@glossa/features/webhooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccount } from "../account/use-account";
import { loadOf } from "../queries/load-of";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { translate } from "../state/language";
import { webhookPorts } from "../webhooks/webhooks-ports";
import { deliveriesQuery, webhooksQuery } from "../webhooks/webhooks-queries";

/** The webhooks, for owners. Others see a message. */
export function Component() {
  const { data: me } = useQuery(meQuery);
  const { account } = useAccount();
  const { data: server, isPending } = useQuery(settingsQuery);
  if (!me || isPending) return <LoadingPage label={translate("app.loading")} />;
  if (me.role !== "owner")
    return <RolePage title={translate("webhooks.title")} isFor="owners" account={account} />;
  return <Webhooks hasLog={server?.glossa?.webhook_deliveries ?? false} />;
}

function Webhooks({ hasLog }: { hasLog: boolean }) {
  const { account } = useAccount();
  const now = useNow();
  const query = useQuery(webhooksQuery);
  const deliveries = useQueries({
    queries: hasLog ? (query.data ?? []).map(({ id }) => deliveriesQuery(id)) : [],
  });
  const ports = useMemo(() => webhookPorts(hasLog), [hasLog]);
  // Earlier versions of Argilla have no webhooks.
  if (!query.data && query.error instanceof ApiError && query.error.status === 404)
    return <StatusPage status={404} />;
  return (
    <WebhooksScreen
      load={loadOf(query)}
      webhooks={(query.data ?? []).map((webhook, place) =>
        viewOf(webhook, deliveries[place]?.data?.deliveries),
      )}
      ports={ports}
      onRetry={() => void query.refetch()}
      now={now}
      account={account}
    />
  );
}

function viewOf(webhook: Webhook, deliveries: readonly DeliveryView[] | undefined): WebhookView {
  const { id, url, secret, events, enabled, description } = webhook;
  const lastDelivery = deliveries && (deliveries[0] ?? null);
  return { id, url, secret, events, isOn: enabled, description, lastDelivery };
}
