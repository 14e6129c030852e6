/** The reason in an error of SQLite by which a file is damaged; undefined for other errors. */
export function damageIn(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : "";
  return /file is not a database|database disk image is malformed/i.exec(text)?.[0];
}
