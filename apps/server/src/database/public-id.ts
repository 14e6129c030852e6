import { v7 } from "uuid";

/**
 * Returns the public id of a row, a UUID of version 7. Each is greater than the one before, so that an index of a
 * million ids grows at its end.
 */
export function newPublicId(): string {
  return v7();
}
