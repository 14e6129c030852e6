/**
 * The features that browsers allow in frames by default, with or without a prompt, unless `allow` denies them. All
 * other features must be granted to a document without an origin.
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
