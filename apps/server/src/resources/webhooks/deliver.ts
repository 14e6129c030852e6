import { createHmac, randomBytes } from "node:crypto";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { lookupAllowed, type Receivers, refuseAddress } from "./receivers";

/** A message to a webhook. */
export interface Delivery {
  url: string;
  secret: string;
  body: string;
}

const timeoutInMilliseconds = 20_000;

/**
 * Sends one message, signed by the standard-webhooks scheme; any reply but a success is an error. Redirects are
 * not followed.
 */
export async function deliver(delivery: Delivery, receivers: Receivers): Promise<void> {
  const url = new URL(delivery.url);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never resolved, so it is checked here.
  if (isIP(host)) refuseAddress(host, host, receivers);
  const status = await post(url, delivery, receivers);
  if (status < 200 || status >= 300) throw new Error(`${url.origin} answered ${status}`);
}

function post(url: URL, { body, secret }: Delivery, receivers: Receivers): Promise<number> {
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
        signal: AbortSignal.timeout(timeoutInMilliseconds),
        headers: {
          "content-type": "application/json",
          "content-length": bytes.byteLength,
          "user-agent": "glossa",
          ...signatureHeaders(body, secret),
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

/** The headers that tell a receiver who sent a body, and when. */
export function signatureHeaders(body: string, secret: string): Record<string, string> {
  const id = `msg_${randomBytes(16).toString("base64url")}`;
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
