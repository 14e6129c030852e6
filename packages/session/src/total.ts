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

/** Whether nothing happened to the records of a queue since `asked`, and nothing is on its way. */
export function isQuiet<Each extends Known>(
  queue: Queue,
  work: Readonly<Record<string, Each>>,
  asked: Readonly<Record<string, Each>>,
): boolean {
  return queue.slots.every(({ id }) => work[id] === asked[id] && !work[id]?.entry);
}
