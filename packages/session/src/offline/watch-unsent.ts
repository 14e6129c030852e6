import type { OutboxEntry } from "../outbox/entry";
import type { Outbox, OutboxEvent } from "../outbox/outbox";

const none: readonly OutboxEntry[] = [];
/** What answers go through that are sent within a blink. */
const usual = new Set<OutboxEvent["type"]>(["changed", "sending", "confirmed"]);

/** Tells which answers the server does not have, now and whenever that changes; answers how to stop. */
export function watchUnsent(
  outbox: Outbox,
  onEntries: (entries: readonly OutboxEntry[]) => void,
): () => void {
  let isOver = false;
  let told = none;
  let reading = 0;
  const read = async () => {
    reading += 1;
    const entries = await outbox.list();
    reading -= 1;
    // Answers that are sent within a blink need not be counted.
    const isSettledSoon = entries.every(({ attempts, hold }) => attempts === 0 && !hold);
    if (isOver) return;
    told = isSettledSoon ? none : entries;
    onEntries(told);
  };
  // While nothing waits, to look at every step of every answer would only keep the next one from the disk.
  const isNews = (type: OutboxEvent["type"]) => reading > 0 || told !== none || !usual.has(type);
  const stop = outbox.subscribe(({ type }) => void (isNews(type) && read()));
  void read();
  return () => {
    isOver = true;
    stop();
  };
}
