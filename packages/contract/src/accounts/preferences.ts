import { z } from "zod";
import { endpoint } from "../endpoint";

const maxDepth = 8;

/** The preferences of a person on all devices; programs may store keys of their own. */
export const preferences = z.record(z.string(), z.unknown());

/** The preferences of a person. */
export type Preferences = z.output<typeof preferences>;

/** Changes to preferences as a merge patch (RFC 7396): keys that are not sent stay, null takes a key away. */
export const preferenceChanges = preferences.superRefine((sent, context) => {
  if (isWithin(sent, maxDepth)) return;
  context.addIssue({ code: "custom", message: `Preferences are nested at most ${maxDepth} levels deep` });
});

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

/** Endpoints for what a person chose for themselves. */
export const preferenceEndpoints = {
  getMyPreferences: endpoint({
    method: "GET",
    path: "/glossa/me/preferences",
    responses: { 200: preferences },
  }),
  updateMyPreferences: endpoint({
    method: "PATCH",
    path: "/glossa/me/preferences",
    body: preferenceChanges,
    responses: { 200: preferences },
  }),
};
