/** A timer that can be paused and resumed. */
export interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Starts counting `ms` milliseconds down to `onEnd`. */
export function countDown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let ends = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countdown: Countdown = {
    pause() {
      if (timer === undefined) return;
      countdown.stop();
      left = Math.max(0, ends - Date.now());
    },
    resume() {
      if (timer !== undefined) return;
      ends = Date.now() + left;
      timer = setTimeout(onEnd, left);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
  countdown.resume();
  return countdown;
}
