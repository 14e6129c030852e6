import type { AuditEntryView } from "./view-model";

const columns = ["time", "username", "user_id", "action", "object_name", "object_id", "details"] as const;

/**
 * The entries as CSV (RFC 4180) with a line of column names. A text that a spreadsheet would run as a formula begins with
 * an apostrophe.
 *
 * @param entries in the order of the lines
 * @example
 * auditFile([]); // "time,username,user_id,action,object_name,object_id,details\r\n"
 */
export function auditFile(entries: readonly AuditEntryView[]): string {
  const rows = entries.map((entry) => [
    entry.moment.toISOString(),
    entry.username,
    entry.user_id,
    entry.action,
    entry.object_name ?? "",
    entry.object_id ?? "",
    JSON.stringify(entry.details),
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
