/** The name of a button that each record of a list has: what it does and, where there are several, to which record. */
export function nameOfAction(action: string, record: string | undefined): string {
  return record === undefined ? action : `${action}: ${record}`;
}
