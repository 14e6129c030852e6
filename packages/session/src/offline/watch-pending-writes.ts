import type { OutboxEntry } from "../outbox/entry";
import type { Outbox, OutboxEvent } from "../outbox/outbox";

const none: readonly OutboxEntry[] = [];
/** The events of a pending write that is sent immediately. */
const usual = new Set<OutboxEvent["type"]>(["changed", "sending", "confirmed"]);

/**
 * Reports which pending writes the server does not have, now and at each change. Returns a function that stops
 * it.
 *
 * @param outbox the user's
 * @param onEntries called with all of them
 * @example
 * declare const outbox: import("@glossa/session").Outbox;
 * const stop = watchPendingWrites(outbox, ({ length }) => {
 *   document.title = length > 0 ? `${length} responses not sent yet` : "Support tickets";
 * });
 */
export function watchPendingWrites(
  outbox: Outbox,
  onEntries: (entries: readonly OutboxEntry[]) => void,
): () => void {
  let isOver = false;
  let reported = none;
  let reading = 0;
  /** The records whose write was delayed. One that is sent again counts until the server has confirmed it. */
  let delayed = new Set<string>();
  const read = async () => {
    reading += 1;
    const entries = await outbox.list();
    reading -= 1;
    if (isOver) return;
    const isDelayed = ({ recordId, attempts, hold }: OutboxEntry) =>
      attempts > 0 || hold !== null || delayed.has(recordId);
    delayed = new Set(entries.filter(isDelayed).map(({ recordId }) => recordId));
    // Pending writes that are sent immediately are not counted.
    reported = delayed.size === 0 ? none : entries;
    onEntries(reported);
  };
  // While nothing waits, reading the entries at each event would only delay the next write to disk.
  const isNews = (type: OutboxEvent["type"]) => reading > 0 || reported !== none || !usual.has(type);
  const stop = outbox.subscribe(({ type }) => void (isNews(type) && read()));
  void read();
  return () => {
    isOver = true;
    stop();
  };
}
