import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { argillaPingRefusal, pingRefusal } from "@glossa/contract/endpoints";
import type { Refusal } from "@glossa/features/shell";
import {
  adviceOf,
  type DeliveryPorts,
  type WebhookInput,
  type WebhookPorts,
} from "@glossa/features/webhooks";
import { refusalOf } from "../account/tell-refusal";
import { webhookLogPath } from "../paths";
import { queryClient } from "../queries/client";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { webhooksApi } from "./webhooks-api";
import { webhooksQuery } from "./webhooks-queries";

/** The actions of owners on webhooks; other servers list no messages. */
export function webhookPorts(hasLog: boolean): WebhookPorts {
  return {
    onCreate: (input) => attempt(() => webhooksApi.createWebhook({ body: bodyOf(input) }), "webhooks.added"),
    onSave: (webhook_id, input) =>
      attempt(
        () => webhooksApi.updateWebhook({ params: { webhook_id }, body: bodyOf(input) }),
        "webhooks.saved",
      ),
    onSwitch: (webhook_id, enabled) =>
      attempt(
        () => webhooksApi.updateWebhook({ params: { webhook_id }, body: { enabled } }),
        enabled ? "webhooks.switchedOn" : "webhooks.switchedOff",
      ),
    onPing: (webhook_id) =>
      attempt(() => webhooksApi.pingWebhook({ params: { webhook_id } }), "webhooks.pinged"),
    onDelete: (webhook_id) =>
      attempt(() => webhooksApi.deleteWebhook({ params: { webhook_id } }), "webhooks.deleted"),
    hrefOfLog: hasLog ? webhookLogPath : undefined,
  };
}

/** The actions of owners on the messages to a webhook. */
export function deliveryPorts(webhook_id: string): DeliveryPorts {
  return {
    onRetry: (delivery_id) =>
      attempt(
        () => webhooksApi.retryWebhookDelivery({ params: { webhook_id, delivery_id } }),
        "webhooks.retried",
      ),
    onLoadBody: async (delivery_id) => {
      try {
        const { body } = await webhooksApi.getWebhookDelivery({ params: { webhook_id, delivery_id } });
        return { body };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { failure: refusalOf(error) };
      }
    },
  };
}

function bodyOf({ url, events, description }: WebhookInput) {
  return { url, events: [...events], description };
}

type Report =
  `webhooks.${"added" | "saved" | "switchedOn" | "switchedOff" | "pinged" | "deleted" | "retried"}`;

/** Runs an action, reports it and loads the lists again; returns the reason if it was refused. */
async function attempt(action: () => Promise<unknown>, report: Report): Refusal {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return unreachableFor(error) ?? [refusalOf(error), ...reasonOf(error)].join(" ");
  }
  notices.show({ tone: "success", text: translate(report) });
  // The messages of a webhook have a key that begins with this one.
  await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
}

/** Why the receiver could not be reached by an Argilla server, which replies with the code of any unexpected error. */
function unreachableFor({ body }: ApiError): string | undefined {
  const refusal = argillaPingRefusal.safeParse(body).data;
  const text = translate("validations.businessLogic.webhook_unreachable.message");
  return refusal && `${text} (${refusal.detail.params.message})`;
}

/** The reaction of the receiver to a test message, such as its HTTP status, and what can be done about it. */
function reasonOf({ code, body }: ApiError): string[] {
  const refusal = code === errorCodes.webhookUnreachable ? pingRefusal.safeParse(body).data : undefined;
  if (!refusal) return [];
  const { outcome, http_status: httpStatus } = refusal.attempt;
  const advice = adviceOf({ outcome, httpStatus });
  const what = `${translate(`webhooks.attempt.${outcome}`, { status: httpStatus ?? "" })}.`;
  return advice ? [what, translate(`webhooks.advice.${advice}`)] : [what];
}
