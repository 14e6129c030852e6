let lastMicroseconds = 0;

/** The present in the wire's form: UTC, microseconds, no zone. Never the same twice, so that it can serve as a version. */
export function now(): string {
  lastMicroseconds = Math.max(lastMicroseconds + 1, Date.now() * 1000);
  return written(lastMicroseconds);
}

/** Another moment in the same form, so that the two can be compared as texts. */
export function timestampOf(milliseconds: number): string {
  return written(milliseconds * 1000);
}

function written(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds % 1000).padStart(3, "0");
  const text = new Date(milliseconds).toISOString().slice(0, -1) + rest;
  // The wire leaves out a fraction of nothing.
  return text.endsWith(".000000") ? text.slice(0, -7) : text;
}
