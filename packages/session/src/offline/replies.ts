import { isGone } from "../outbox/gone";
import { whoTookAlong } from "./owner";
import { replyFrom } from "./read-offline-copy";

const taken = new Map<string, unknown>();
let isTaking = false;

/** Records the server's replies while `ask` runs. */
export async function repliesTo(ask: () => Promise<unknown>): Promise<Record<string, unknown>> {
  taken.clear();
  isTaking = true;
  try {
    await ask();
    return Object.fromEntries(taken);
  } finally {
    isTaking = false;
  }
}

/** A reply without API keys, because an offline copy stays on disk after the sign-in has ended. */
export function withoutKeys(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  if ("items" in reply && Array.isArray(reply.items))
    return { ...reply, items: reply.items.map(withoutKeys) };
  return "api_key" in reply && "username" in reply ? { ...reply, api_key: "" } : reply;
}

/** `fetch` that falls back on the offline copy if the server does not reply. */
export const fetchOrOfflineReply: typeof fetch = async (address, init) => {
  const isReading = (init?.method ?? "GET") === "GET";
  const said = await fetch(address, init).catch((error: unknown) => error);
  if (said instanceof Response && !isGone(said.status)) {
    if (isTaking && isReading && said.ok) taken.set(String(address), withoutKeys(await said.clone().json()));
    return said;
  }
  // While a copy is being downloaded, only replies of the server count.
  const isKeptEnough = isReading && !isTaking && !init?.signal?.aborted;
  const owner = isKeptEnough ? whoTookAlong() : undefined;
  const reply = owner && (await replyFrom(owner, String(address)).catch(() => undefined));
  if (reply)
    return new Response(JSON.stringify(reply.body), { headers: { "content-type": "application/json" } });
  if (said instanceof Response) return said;
  throw said;
};
