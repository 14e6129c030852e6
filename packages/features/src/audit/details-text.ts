import type { AuditEntry } from "@glossa/contract";

/**
 * The details of an entry as text: names of settings, numbers and ids, as the API has them.
 *
 * @example
 * detailsText({ changed: ["role", "last_name"], records: 3 }); // "changed: role, last_name · records: 3"
 */
export function detailsText(details: AuditEntry["details"]): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : textOf(value)}`)
    .join(" · ");
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
