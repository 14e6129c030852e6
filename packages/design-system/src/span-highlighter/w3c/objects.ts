/** Whether foreign data is an object, whose members may be read. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The members of foreign data; none for anything but an object. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
