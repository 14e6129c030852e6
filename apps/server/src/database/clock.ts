let lastMicroseconds = 0;

/** A system clock that was set back by more than a minute was wrong before: everything due later would be due at once. */
const mostSetBack = 60_000_000;

/**
 * The current time in the format of the API: UTC, microseconds, no zone. It never repeats, so it can be a version, unless the
 * system clock is set back by more than a minute.
 */
export function now(): string {
  const system = Date.now() * 1000;
  const isSetBack = lastMicroseconds - system > mostSetBack;
  lastMicroseconds = isSetBack ? system : Math.max(lastMicroseconds + 1, system);
  return written(lastMicroseconds);
}

/** Another time in the same format, so that the two can be compared as texts. */
export function timestampOf(milliseconds: number): string {
  return written(milliseconds * 1000);
}

function written(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds % 1000).padStart(3, "0");
  const text = new Date(milliseconds).toISOString().slice(0, -1) + rest;
  // The format omits a fraction of zero.
  return text.endsWith(".000000") ? text.slice(0, -7) : text;
}
