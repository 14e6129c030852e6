import type { UserResponse } from "../record/response";
import type { IsMember } from "./membership";
import type { Queue } from "./queue";

/** The state of one record: the confirmed response, and whether a write is pending. */
interface Known {
  confirmed: UserResponse | null;
  entry: object | null;
}

/** What was known of the records of a queue when a page was requested, and the total in the reply. */
export interface CountedPage {
  ids: readonly string[];
  total: number;
  asked: Readonly<Record<string, Known>>;
  isMember: IsMember;
}

/**
 * The total of a page, corrected by confirmations here. Pending writes may overtake the page or be overtaken by
 * it: whatever the server had counted, each must count once, when its confirmation arrives.
 */
export function totalAsConfirmed(
  queue: Queue,
  recordState: Readonly<Record<string, Known>>,
  { ids, total, asked, isMember }: CountedPage,
): number {
  const counted = new Set(ids);
  return queue.slots.reduce((sum, { id, isOpenedById }) => {
    if (isOpenedById) return sum;
    const [before, now] = [asked[id], recordState[id]];
    if (!before || !now) return sum;
    const isOnItsWay = before.entry || now.entry || before.confirmed !== now.confirmed;
    if (!isOnItsWay) return sum;
    const isIn = isMember(now.confirmed);
    return sum + Number(isIn) - Number(counted.has(id));
  }, total);
}

/** The confirmations received up to some moment. */
export interface Heard {
  recordStates: Readonly<Record<string, Known>>;
  /** Number of confirmations, for any record. */
  confirmations: number;
}

/**
 * Whether no response changed since `asked` and no write is pending. Changes of drafts do not affect totals.
 */
export function isQuiet(queue: Queue, now: Heard, asked: Heard): boolean {
  const isOnItsWay = ({ id }: { id: string }) => now.recordStates[id]?.entry || asked.recordStates[id]?.entry;
  return now.confirmations === asked.confirmations && !queue.slots.some(isOnItsWay);
}
