/** Errors inside the database, in words that callers can act on. */
export class StorageError extends Error {
  override readonly name = "StorageError";

  constructor(
    message: string,
    /** `slow`: it was stopped at the time limit. */
    readonly kind: "full" | "unique" | "foreign-key" | "missing-table" | "unavailable" | "slow" | "other",
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
