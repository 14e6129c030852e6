import { LoadingPage, RolePage, StatusPage, useNow } from "@glossa/features/shell";
import { type DeliveryState, WebhookLogScreen } from "@glossa/features/webhooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../account/use-account";
import { webhooksPath } from "../paths";
import { loadOf } from "../queries/load-of";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { translate } from "../state/language";
import { deliveryPorts } from "../webhooks/webhooks-ports";
import { deliveriesQuery, webhooksQuery } from "../webhooks/webhooks-queries";

/** The messages to a webhook, for owners of a server that lists them. Others see a message. */
export function Component() {
  const { webhook = "" } = useParams();
  const { data: me } = useQuery(meQuery);
  const { account } = useAccount();
  const { data: server, isPending } = useQuery(settingsQuery);
  if (!me || isPending) return <LoadingPage label={translate("app.loading")} />;
  if (me.role !== "owner")
    return <RolePage title={translate("webhooks.title")} isFor="owners" account={account} />;
  if (!server?.glossa?.webhook_deliveries) return <StatusPage status={404} />;
  return <Log webhookId={webhook} />;
}

/** How often the page looks for news, in milliseconds. */
const EVERY = 5_000;

function Log({ webhookId }: { webhookId: string }) {
  const { account } = useAccount();
  const now = useNow();
  const webhooks = useQuery(webhooksQuery);
  const webhook = webhooks.data?.find(({ id }) => id === webhookId);
  const [state, setState] = useState<DeliveryState>();
  const query = useQuery({
    ...deliveriesQuery(webhookId, state),
    placeholderData: keepPreviousData,
    enabled: webhook !== undefined,
    refetchInterval: EVERY,
  });
  const ports = useMemo(() => deliveryPorts(webhookId), [webhookId]);
  if (webhooks.data && !webhook) return <StatusPage status={404} />;
  const refresh = () => {
    if (webhooks.isError) void webhooks.refetch();
    if (webhook) void query.refetch();
  };
  return (
    <WebhookLogScreen
      url={webhook?.url ?? ""}
      load={loadOf(webhooks, query)}
      deliveries={query.data?.deliveries ?? []}
      counts={query.data?.counts}
      state={state}
      onState={setState}
      ports={ports}
      onRefresh={refresh}
      webhooksHref={webhooksPath}
      now={now}
      account={account}
    />
  );
}
