import { whoTookAlong } from "./owner";

const taken = new Map<string, unknown>();
let isTaking = false;

/** Notes what the server answers while `ask` runs. */
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

/** `fetch`, with what was taken along in place of replies that do not come. */
export const fetchOrTaken: typeof fetch = async (address, init) => {
  const isReading = (init?.method ?? "GET") === "GET";
  const said = await fetch(address, init).catch((error: unknown) => error);
  if (said instanceof Response && !isGone(said.status)) {
    if (isTaking && isReading && said.ok) taken.set(String(address), await said.clone().json());
    return said;
  }
  // What is being taken along is what the server says now, or nothing.
  const isKeptEnough = isReading && !isTaking && !init?.signal?.aborted;
  const owner = isKeptEnough ? whoTookAlong() : undefined;
  const found = owner && import("./from-packs").then((from) => from.replyFrom(owner, String(address)));
  const reply = await found?.catch(() => undefined);
  if (reply)
    return new Response(JSON.stringify(reply.body), { headers: { "content-type": "application/json" } });
  if (said instanceof Response) return said;
  throw said;
};

/** Whether a proxy says by this status that the server behind it is gone. */
export function isGone(status: number | undefined): boolean {
  return status === 502 || status === 503 || status === 504;
}
