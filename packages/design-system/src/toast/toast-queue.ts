/** The tone of a notice: `danger` and `warning` interrupt a screen reader, the others do not. */
export type ToastTone = "info" | "success" | "warning" | "danger";

/** The content and the behaviour of a notice (toast), for `show` of a `ToastStore`. */
export interface ToastMessage {
  /**
   * The kind of message; it determines the icon and the colour.
   *
   * @default "info"
   */
  tone?: ToastTone | undefined;
  text: string;
  /** One action; pressing it closes the notice. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Stays until the user closes it or takes the action, for decisions. */
  isPermanent?: boolean | undefined;
  /** Replaces all notices that are shown or waiting. */
  isReplacing?: boolean | undefined;
  /** Is not announced, because the page announces what has happened; its action must also be reachable elsewhere. */
  isQuiet?: boolean | undefined;
  /** Called when the user closes it without taking the action. */
  onDismiss?: (() => void) | undefined;
}

/** A notice that is shown or waiting. */
export interface Toast extends ToastMessage {
  id: number;
  /** When it was added, in milliseconds. */
  addedAt: number;
}

/** Everything that is shown (oldest first) and everything that waits. */
export interface ToastQueue {
  shown: readonly Toast[];
  waiting: readonly Toast[];
}

const mostShown = 3;
const shortest = 6000;
const perStep = 1000;
const step = 120;
const repeatWithin = 1000;

/** No notices. */
export const emptyQueue: ToastQueue = { shown: [], waiting: [] };

/** Milliseconds a text needs to be read: six seconds, and one for every 120 characters or part of them. */
export function readingTime(text: string): number {
  return shortest + Math.ceil(text.length / step) * perStep;
}

/**
 * Adds a notice: shown if there is space, else queued; alone if it replaces; ignored if a notice with the same text and
 * tone was added within the last second.
 */
export function enqueue(queue: ToastQueue, toast: Toast): ToastQueue {
  if (toast.isReplacing) return { shown: [toast], waiting: [] };
  if ([...queue.shown, ...queue.waiting].some((other) => isRepeat(other, toast))) return queue;
  return fill({ shown: queue.shown, waiting: [...queue.waiting, toast] });
}

/** Removes a notice and shows the next one. */
export function dequeue(queue: ToastQueue, id: number): ToastQueue {
  const without = (list: readonly Toast[]) => list.filter((toast) => toast.id !== id);
  return fill({ shown: without(queue.shown), waiting: without(queue.waiting) });
}

function fill({ shown, waiting }: ToastQueue): ToastQueue {
  const room = Math.max(0, mostShown - shown.length);
  return { shown: [...shown, ...waiting.slice(0, room)], waiting: waiting.slice(room) };
}

function isRepeat(other: Toast, toast: Toast): boolean {
  return (
    other.text === toast.text && other.tone === toast.tone && toast.addedAt - other.addedAt < repeatWithin
  );
}
