import { randomBytes, randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { now } from "../../database/clock";
import { HttpError, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { encrypt } from "../../security/encryption";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { spokenVersion } from "../info/info.routes";
import { attemptToDeliver } from "./attempt";
import { managedWebhook, requireWebhookManager } from "./webhooks.access";
import { presentWebhook } from "./webhooks.presenter";
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
  type WebhookChanges,
  type WebhookRow,
} from "./webhooks.repository";

const maxWebhooks = 10;
const secretBytes = 64;

/** Routes for webhooks. */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys, receivers } = services;

  serve(app, services, endpoints.listWebhooks, async ({ caller }) => {
    requireWebhookManager(caller);
    const webhooks = await listWebhooks(database.read);
    return { items: webhooks.map((webhook) => presentWebhook(webhook, keys)) };
  });

  serve(app, services, endpoints.createWebhook, async ({ caller, body }) =>
    writeAudited(database, { caller, action: "webhook.created" }, async (db) => {
      requireWebhookManager(caller);
      if ((await listWebhooks(db)).length >= maxWebhooks) {
        const advice = "Please delete some of them first";
        throw unprocessable(
          errorCodes.limitReached,
          `You can't create more than ${maxWebhooks} webhooks. ${advice}`,
        );
      }
      const webhook = await insertWebhook(db, {
        public_id: randomUUID(),
        url: body.url,
        secret_encrypted: encrypt(randomBytes(secretBytes).toString("base64"), keys),
        events: JSON.stringify(body.events),
        description: body.description,
      });
      return presentWebhook(webhook, keys);
    }),
  );

  serve(app, services, endpoints.updateWebhook, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "webhook.changed", body }, async (db) => {
      const webhook = await managedWebhook(db, caller, params.webhook_id);
      const changes = changesOf(webhook, body);
      const isChanged = Object.keys(changes).length > 0;
      return presentWebhook(isChanged ? await updateWebhook(db, webhook.id, changes) : webhook, keys);
    }),
  );

  serve(app, services, endpoints.deleteWebhook, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "webhook.deleted" }, async (db) => {
      const webhook = await managedWebhook(db, caller, params.webhook_id);
      await deleteWebhook(db, webhook.id);
      return presentWebhook(webhook, keys);
    }),
  );

  serve(app, services, endpoints.pingWebhook, async ({ caller, params }) => {
    const { url, secret } = presentWebhook(
      await managedWebhook(database.read, caller, params.webhook_id),
      keys,
    );
    const data = { agent: "argilla-server", version: spokenVersion };
    const body = JSON.stringify({ type: "ping", version: 1, timestamp: `${now()}Z`, data });
    const { attempt, failure } = await attemptToDeliver({ id: randomUUID(), url, secret, body }, receivers);
    if (!failure) return undefined;
    const { outcome, http_status } = attempt;
    const detail = `The webhook could not be reached: ${failure.message}`;
    throw new HttpError(422, { detail, attempt: { outcome, http_status } }, errorCodes.webhookUnreachable);
  });
}

function changesOf(
  webhook: WebhookRow,
  sent: { url?: string; events?: string[]; enabled?: boolean; description?: string | null },
): WebhookChanges {
  const changes: WebhookChanges = {
    url: sent.url,
    events: sent.events && JSON.stringify(sent.events),
    enabled: sent.enabled === undefined ? undefined : Number(sent.enabled),
    description: sent.description,
  };
  const isChange = ([key, value]: [string, unknown]) =>
    value !== undefined && value !== webhook[key as keyof WebhookRow];
  return Object.fromEntries(Object.entries(changes).filter(isChange));
}
