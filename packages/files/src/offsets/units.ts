/** What offsets count: characters of Unicode, units of UTF-16 as in JavaScript and Java, or bytes of UTF-8. */
export type OffsetUnit = "code_points" | "utf16" | "utf8";

/** All units, the most likely one first. */
export const offsetUnits: readonly OffsetUnit[] = ["code_points", "utf16", "utf8"];
