import { createHmac } from "node:crypto";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { lookupAllowed, type Receivers, refuseAddress } from "./receivers";

/** A message to a webhook. */
export interface Delivery {
  /** The same for each attempt, so that a receiver recognises a message that comes again. */
  id: string;
  url: string;
  secret: string;
  body: string;
}

/** A receiver gave no answer in time. */
export class ReceiverTimeout extends Error {}

/** A receiver gave an answer that is not a success. */
export class RejectedDelivery extends Error {
  constructor(
    origin: string,
    readonly status: number,
  ) {
    super(`${origin} answered ${status}`);
  }
}

const timeoutInMilliseconds = 20_000;

/**
 * Sends one message, signed by the standard-webhooks scheme, and returns the status of the answer; any reply but a
 * success is an error. Redirects are not followed.
 */
export async function deliver(
  delivery: Delivery,
  receivers: Receivers,
  timeout = timeoutInMilliseconds,
): Promise<number> {
  const url = new URL(delivery.url);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never resolved, so it is checked here.
  if (isIP(host)) refuseAddress(host, host, receivers);
  const signal = AbortSignal.timeout(timeout);
  const status = await post(url, delivery, receivers, signal).catch((error) => {
    if (!signal.aborted) throw error;
    throw new ReceiverTimeout(`${url.origin} did not answer within ${timeout / 1000} seconds`);
  });
  if (status < 200 || status >= 300) throw new RejectedDelivery(url.origin, status);
  return status;
}

function post(
  url: URL,
  { id, body, secret }: Delivery,
  receivers: Receivers,
  signal: AbortSignal,
): Promise<number> {
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  const bytes = Buffer.from(body, "utf8");
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: "POST",
        // The address that is checked is the one that is connected to.
        lookup: lookupAllowed(receivers),
        agent: false,
        signal,
        headers: {
          "content-type": "application/json",
          "content-length": bytes.byteLength,
          "user-agent": "glossa",
          ...signatureHeaders({ id, body, secret }),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on("error", reject);
    request.end(bytes);
  });
}

/** The headers with which a receiver checks who sent a body, and when. */
export function signatureHeaders(delivery: Omit<Delivery, "url">): Record<string, string> {
  const { body, secret } = delivery;
  const id = `msg_${delivery.id}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", Buffer.from(secret, "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
