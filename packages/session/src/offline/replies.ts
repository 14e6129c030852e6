import { isGone } from "../outbox/gone";
import { replyFrom } from "./copies/read-offline-copy";
import { offlineCopyOwner } from "./owner";

const recorded = new Map<string, unknown>();
let isRecording = false;

/** Records the server's replies while `ask` runs. */
export async function repliesTo(ask: () => Promise<unknown>): Promise<Record<string, unknown>> {
  recorded.clear();
  isRecording = true;
  try {
    await ask();
    return Object.fromEntries(recorded);
  } finally {
    isRecording = false;
  }
}

/** A reply without API keys, because an offline copy stays on disk after the sign-in has ended. */
export function withoutKeys(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  if ("items" in reply && Array.isArray(reply.items))
    return { ...reply, items: reply.items.map(withoutKeys) };
  return "api_key" in reply && "username" in reply ? { ...reply, api_key: "" } : reply;
}

/**
 * `fetch` that falls back on the offline copy if the server does not reply.
 *
 * @param address as for `fetch`
 * @param init as for `fetch`; only what is read is in an offline copy
 * @throws the error of `fetch`, if there is no stored reply either
 * @example
 * const api = makeClient({ baseUrl: "", fetch: fetchOrOfflineReply });
 */
export const fetchOrOfflineReply: typeof fetch = async (address, init) => {
  const isReading = (init?.method ?? "GET") === "GET";
  const said = await fetch(address, init).catch((error: unknown) => error);
  if (said instanceof Response && !isGone(said.status)) {
    if (isRecording && isReading && said.ok)
      recorded.set(String(address), withoutKeys(await said.clone().json()));
    return said;
  }
  // While a copy is being downloaded, only replies of the server count.
  const isKeptEnough = isReading && !isRecording && !init?.signal?.aborted;
  const owner = isKeptEnough ? offlineCopyOwner() : undefined;
  const reply = owner && (await replyFrom(owner, String(address)).catch(() => undefined));
  if (reply)
    return new Response(JSON.stringify(reply.body), { headers: { "content-type": "application/json" } });
  if (said instanceof Response) return said;
  throw said;
};
