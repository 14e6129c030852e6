/**
 * About how many characters the fields of a record take in a request. Texts are not serialized for it: that would keep a
 * page busy for the long ones.
 *
 * @param fields of a record
 * @example
 * charactersOf({ text: "Hello" }); // 5
 */
export function charactersOf(fields: Record<string, unknown>): number {
  return Object.values(fields).reduce<number>((sum, value) => {
    return sum + (typeof value === "string" ? value.length : (JSON.stringify(value)?.length ?? 0));
  }, 0);
}
