import type { Outbox, OutboxEvent } from "../outbox/outbox";

/** The events that change how many pending writes wait for a sign-in. */
const news = new Set<OutboxEvent["type"]>(["held", "changed", "confirmed"]);

/**
 * Reports how many pending writes wait for the user's sign-in, now and at each change. Returns a function that
 * stops it.
 *
 * @param outbox the user's
 * @param onCount called with their number
 * @example
 * declare const outbox: import("@glossa/session").Outbox;
 * const stop = watchSignedOut(outbox, (count) => {
 *   if (count > 0) console.warn(`Sign in to send ${count} responses.`);
 * });
 */
export function watchSignedOut(
  outbox: Pick<Outbox, "list" | "subscribe">,
  onCount: (count: number) => void,
): () => void {
  let isOver = false;
  let reported = 0;
  const read = async () => {
    const entries = await outbox.list();
    const count = entries.filter(({ hold }) => hold?.kind === "signIn").length;
    if (isOver || count === reported) return;
    reported = count;
    onCount(count);
  };
  const stop = outbox.subscribe((event) => {
    const isHeld = event.type === "held" && event.entry.hold?.kind === "signIn";
    // While the user is signed in, pending writes are not reported.
    if (isHeld || (reported > 0 && news.has(event.type))) void read();
  });
  void read();
  return () => {
    isOver = true;
    stop();
  };
}
