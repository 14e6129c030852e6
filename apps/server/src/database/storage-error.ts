/** What went wrong inside the database, in words that callers can act on. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: "full" | "unique" | "foreign-key" | "unavailable" | "other";

  constructor(message: string) {
    super(message);
    this.kind = kindOf(message);
  }
}

// The driver names constraint errors in words only.
function kindOf(message: string): StorageError["kind"] {
  if (/database or disk is full|disk I\/O error|no space left/i.test(message)) return "full";
  if (message.startsWith("UNIQUE constraint failed")) return "unique";
  if (message.startsWith("FOREIGN KEY constraint failed")) return "foreign-key";
  return /thread stopped/.test(message) ? "unavailable" : "other";
}
