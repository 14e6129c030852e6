/** How urgent a notice is; danger interrupts a screen reader, the others wait. */
export type ToastTone = "info" | "success" | "warning" | "danger";

/** What to say, and for how long. */
export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** One thing to do about it; pressing it closes the notice. */
  action?: { label: string; onAction: () => void };
  /** Stays until it is closed or acted on: for decisions. */
  isPermanent?: boolean;
  /** Takes the place of everything that is shown or waits. */
  isReplacing?: boolean;
  /** What happens when somebody closes it without acting. */
  onDismiss?: () => void;
}

/** A notice on its way: shown, or waiting for room. */
export interface Toast extends ToastMessage {
  id: number;
  /** When it was asked for, by the store's clock. */
  since: number;
}

/** Everything that is shown (oldest first) and everything that waits. */
export interface ToastQueue {
  shown: readonly Toast[];
  waiting: readonly Toast[];
}

const roomFor = 3;
const base = 6000;
const perChunk = 1000;
const chunk = 120;
const repeatWithin = 1000;

/** Nothing to say. */
export const emptyQueue: ToastQueue = { shown: [], waiting: [] };

/** Milliseconds a text needs to be read: six seconds and one for each 120 characters. */
export function readingTime(text: string): number {
  return base + Math.ceil(text.length / chunk) * perChunk;
}

/** Adds a notice: shown if there is room, else in line; alone if it replaces; not at all if it was just said. */
export function enqueue(queue: ToastQueue, toast: Toast): ToastQueue {
  if (toast.isReplacing) return { shown: [toast], waiting: [] };
  if ([...queue.shown, ...queue.waiting].some((other) => isRepeat(other, toast))) return queue;
  return fill({ shown: queue.shown, waiting: [...queue.waiting, toast] });
}

/** Takes a notice away and lets the next one in. */
export function dequeue(queue: ToastQueue, id: number): ToastQueue {
  const without = (list: readonly Toast[]) => list.filter((toast) => toast.id !== id);
  return fill({ shown: without(queue.shown), waiting: without(queue.waiting) });
}

function fill({ shown, waiting }: ToastQueue): ToastQueue {
  const room = Math.max(0, roomFor - shown.length);
  return { shown: [...shown, ...waiting.slice(0, room)], waiting: waiting.slice(room) };
}

function isRepeat(other: Toast, toast: Toast): boolean {
  return other.text === toast.text && other.tone === toast.tone && toast.since - other.since < repeatWithin;
}
