import { keptJson } from "../creation/kept-json";
import type { HubDraft } from "./hub-draft";

/** Where a browser keeps the draft of a dataset from the hub: the last one that was worked on. */
export interface KeptDraft {
  read: () => HubDraft | undefined;
  write: (draft: HubDraft) => void;
  forget: () => void;
}

/**
 * Returns the store of a user in this browser.
 *
 * @param userId the public id of the user
 *
 * @example
 * keptDraft("0c5e").read()?.repository; // undefined as long as nothing was changed
 */
export function keptDraft(userId: string): KeptDraft {
  return keptJson(`glossa.hub-dataset.${userId}`, isDraft);
}

/** Another version of the app, or something else, may have written it. */
function isDraft(kept: unknown): kept is HubDraft {
  if (typeof kept !== "object" || kept === null) return false;
  const { repository, name, subset, subsets } = kept as Partial<HubDraft>;
  const areTexts = [repository, name, subset].every((text) => typeof text === "string");
  return (
    areTexts && typeof subsets === "object" && subsets !== null && Object.values(subsets).every(isSubset)
  );
}

function isSubset(kept: Partial<HubDraft["subsets"][string]> | null): boolean {
  return Array.isArray(kept?.columns) && Array.isArray(kept.questions) && typeof kept.split === "string";
}
