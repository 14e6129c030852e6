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

/** The notices of an application: `show` works anywhere, `ToastRegion` draws them. */
export type ToastStore = ReturnType<typeof makeToastStore>;

/** Makes a store of notices; one per application is enough. */
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
      // Somebody is reading the others.
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

  /** Takes a notice away: it is no longer true, or somebody acted on it. */
  function close(id: number) {
    clearTimeout(arriving.get(id));
    arriving.delete(id);
    update(dequeue(queue, id));
  }

  return {
    close,
    /** Says something, a tenth of a second later; the id closes it early. */
    show(message: ToastMessage): number {
      const toast: Toast = { ...message, id: ++lastId, since: Date.now() };
      const arrive = () => {
        arriving.delete(toast.id);
        update(enqueue(queue, toast));
      };
      arriving.set(toast.id, setTimeout(arrive, appearsAfter));
      return toast.id;
    },
    /** Somebody closed a notice without acting on it. */
    dismiss(id: number) {
      const toast = queue.shown.find((candidate) => candidate.id === id);
      close(id);
      toast?.onDismiss?.();
    },
    /** Holds every countdown, while the pointer or the focus is on the notices or nobody looks at the page. */
    pauseAll() {
      isPaused = true;
      for (const countdown of countdowns.values()) countdown.pause();
    },
    /** Goes on counting. */
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
