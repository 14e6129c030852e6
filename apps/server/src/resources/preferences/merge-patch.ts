import type { Preferences } from "@glossa/contract";

/**
 * A document after a merge patch (RFC 7396): objects are merged key by key, null removes a key, and any other
 * value replaces.
 */
export function mergePatch(document: Preferences, patch: Preferences): Preferences {
  const merged = new Map(Object.entries(document));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, isObject(value) ? mergePatch(asObject(merged.get(key)), value) : value);
  }
  // Built from entries, so that no key can reach a prototype.
  return Object.fromEntries(merged);
}

function asObject(value: unknown): Preferences {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Preferences {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
