import type { OutboxEntry } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";

/** Tells which answers the server does not have, now and whenever that changes; answers how to stop. */
export function watchUnsent(
  outbox: Outbox,
  onEntries: (entries: readonly OutboxEntry[]) => void,
): () => void {
  let isOver = false;
  const read = async () => {
    const entries = await outbox.list();
    // Answers that are sent within a blink need not be counted.
    const isSettledSoon = entries.every(({ attempts, hold }) => attempts === 0 && !hold);
    if (!isOver) onEntries(isSettledSoon ? [] : entries);
  };
  const stop = outbox.subscribe(() => void read());
  void read();
  return () => {
    isOver = true;
    stop();
  };
}
