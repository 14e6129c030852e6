import { type Countdown, countDown } from "./countdown";
import {
  dequeue,
  emptyQueue,
  enqueue,
  readingTime,
  type Toast,
  type ToastMessage,
  type ToastQueue,
} from "./toast-queue";

const appearsAfter = 100;

/** The notices (toasts) of an application: `show` can be called anywhere, `ToastRegion` renders them. */
export type ToastStore = ReturnType<typeof makeToastStore>;

/**
 * Creates a store of notices (toasts); an application needs one. It takes the place of a provider and a hook: any code may
 * call `show` of the store, inside React or not, and one `ToastRegion` with the store shows what it has.
 *
 * @example
 * const toasts = makeToastStore();
 * toasts.show({ tone: "danger", text: "The record could not be saved." });
 */
export function makeToastStore() {
  let queue: ToastQueue = emptyQueue;
  let lastId = 0;
  let isPaused = false;
  const arriving = new Map<number, ReturnType<typeof setTimeout>>();
  const countdowns = new Map<number, Countdown>();
  const listeners = new Set<() => void>();

  function update(next: ToastQueue) {
    queue = next;
    stopForgotten();
    for (const { id, text, isPermanent } of queue.shown) {
      if (isPermanent || countdowns.has(id)) continue;
      const countdown = countDown(readingTime(text), () => close(id));
      // The user is reading the others.
      if (isPaused) countdown.pause();
      countdowns.set(id, countdown);
    }
    for (const listener of listeners) listener();
  }

  function stopForgotten() {
    const shown = new Set(queue.shown.map((toast) => toast.id));
    for (const [id, countdown] of countdowns) {
      if (shown.has(id)) continue;
      countdown.stop();
      countdowns.delete(id);
    }
  }

  /** Removes a notice that no longer applies or whose action was taken. */
  function close(id: number) {
    clearTimeout(arriving.get(id));
    arriving.delete(id);
    update(dequeue(queue, id));
  }

  return {
    close,
    /** Shows a notice after a tenth of a second; returns the id to close it. */
    show(message: ToastMessage): number {
      const toast: Toast = { ...message, id: ++lastId, addedAt: Date.now() };
      const arrive = () => {
        arriving.delete(toast.id);
        update(enqueue(queue, toast));
      };
      arriving.set(toast.id, setTimeout(arrive, appearsAfter));
      return toast.id;
    },
    /** Removes all notices, also those that wait or are about to appear: for another user, or the next test. */
    closeAll(): void {
      for (const timer of arriving.values()) clearTimeout(timer);
      arriving.clear();
      update(emptyQueue);
    },
    /** Called when the user closes a notice without taking its action. */
    dismiss(id: number) {
      const toast = queue.shown.find((candidate) => candidate.id === id);
      close(id);
      toast?.onDismiss?.();
    },
    /** Pauses all countdowns, while the pointer or the focus is on the notices or the page is hidden. */
    pauseAll() {
      isPaused = true;
      for (const countdown of countdowns.values()) countdown.pause();
    },
    /** Resumes all countdowns. */
    resumeAll() {
      isPaused = false;
      for (const countdown of countdowns.values()) countdown.resume();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => queue.shown,
  };
}
