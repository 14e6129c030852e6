/** Whether two names are the same for people: case does not matter. */
export function isSameName(left: string, right: string): boolean {
  return left.localeCompare(right, "en", { sensitivity: "base" }) === 0;
}

/** The first name of several that a column has. */
export function columnNamed<Column>(
  columns: readonly Column[],
  nameOf: (column: Column) => string,
  names: readonly string[],
): Column | undefined {
  for (const name of names) {
    const found = columns.find((column) => isSameName(nameOf(column), name));
    if (found) return found;
  }
  return undefined;
}
