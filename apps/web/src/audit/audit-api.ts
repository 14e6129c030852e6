import { type AuditEntry, parseTimestamp } from "@glossa/contract";
import { clientOf } from "@glossa/contract/client";
import { auditEndpoints } from "@glossa/contract/endpoints";
import type { AuditEntryView, AuditSearch } from "@glossa/features/audit";
import { apiOptions } from "../api";
import { startOfDay } from "./start-of-day";

const auditApi = clientOf(auditEndpoints, apiOptions);

/** Entries, and where the next page begins; null on the last page. */
export interface AuditPage {
  entries: AuditEntryView[];
  next: string | null;
}

/** How many entries a page on screen has. */
const PAGE = 100;
/** How many entries the server returns at most. */
const LARGEST_PAGE = 1000;

/**
 * Loads entries, the latest first.
 *
 * @param before where the page begins; null for the first page
 */
export async function loadAudit(
  search: AuditSearch,
  before: string | null,
  { signal, limit = PAGE }: { signal?: AbortSignal; limit?: number } = {},
): Promise<AuditPage> {
  const { username, kind, object, from, to } = search;
  const { items, next } = await auditApi.listAuditEntries({
    query: {
      limit,
      ...(before !== null && { before }),
      ...(username.trim() !== "" && { username: username.trim() }),
      ...(kind !== "" && { action: kind }),
      ...(object.trim() !== "" && { object: object.trim() }),
      ...(from !== "" && { from: startOfDay(from) }),
      ...(to !== "" && { to: startOfDay(to, 1) }),
    },
    ...(signal && { signal }),
  });
  return { entries: items.map(viewOf), next };
}

/** Loads all entries of a search. */
export async function loadWholeAudit(search: AuditSearch): Promise<AuditEntryView[]> {
  const entries: AuditEntryView[] = [];
  let before: string | null = null;
  do {
    const page: AuditPage = await loadAudit(search, before, { limit: LARGEST_PAGE });
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return entries;
}

function viewOf({ inserted_at, ...entry }: AuditEntry): AuditEntryView {
  return { ...entry, moment: parseTimestamp(inserted_at) };
}
