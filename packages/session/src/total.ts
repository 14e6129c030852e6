import { type Queue, type QueueStatus, setOf } from "./queue";

/** What is known of one record: the answer that was confirmed, and whether another one is on its way. */
interface Known {
  confirmed: { status: QueueStatus } | null;
  entry: object | null;
}

/** What was known of the records of a queue when a page was asked for, and what the page said. */
export interface CountedPage {
  ids: readonly string[];
  total: number;
  asked: Readonly<Record<string, Known>>;
}

/**
 * The total of a page, true to what was confirmed here. Answers on their way overtake the page or are overtaken by
 * it: whatever the server had counted by then, each must count once, when its confirmation is heard.
 */
export function totalAsConfirmed(
  queue: Queue,
  work: Readonly<Record<string, Known>>,
  { ids, total, asked }: CountedPage,
): number {
  const counted = new Set(ids);
  return queue.slots.reduce((sum, { id }) => {
    const [before, now] = [asked[id], work[id]];
    if (!before || !now) return sum;
    const isOnItsWay = before.entry || now.entry || before.confirmed !== now.confirmed;
    if (!isOnItsWay) return sum;
    const isIn = setOf(now.confirmed) === queue.status;
    return sum + Number(isIn) - Number(counted.has(id));
  }, total);
}

/** What was heard of answers up to some moment. */
export interface Heard {
  work: Readonly<Record<string, Known>>;
  /** How many confirmations, of whatever record. */
  confirmations: number;
}

/** Whether no answer came or went since `asked`, and none is on its way: what is chosen or typed changes no count. */
export function isQuiet(queue: Queue, now: Heard, asked: Heard): boolean {
  const isOnItsWay = ({ id }: { id: string }) => now.work[id]?.entry || asked.work[id]?.entry;
  return now.confirmations === asked.confirmations && !queue.slots.some(isOnItsWay);
}
