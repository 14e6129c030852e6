/**
 * Of what a browser lets a page do only when it is asked, or lets a frame of a page do, too: each of these frames have
 * unless somebody takes it away. Everything else a document without an origin has to be given.
 */
const taken = [
  "aria-notify",
  "attribution-reporting",
  "browsing-topics",
  "deferred-fetch-minimal",
  "gamepad",
  "interest-cohort",
  "join-ad-interest-group",
  "picture-in-picture",
  "private-aggregation",
  "private-state-token-issuance",
  "private-state-token-redemption",
  "run-ad-auction",
  "shared-storage",
  "shared-storage-select-url",
  "storage-access",
  "sync-xhr",
  "unload",
];

/** The `allow` of a frame, which allows nothing. */
export const noPermissions = taken.map((name) => `${name} 'none'`).join("; ");
