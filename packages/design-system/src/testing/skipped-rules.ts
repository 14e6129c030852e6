/** Rules of axe that a part of a page cannot keep. */
export const skippedOnParts = ["region", "landmark-one-main", "page-has-heading-one"];

/** Rules that a sheet cannot keep either: it shows the bars and the navigation elements of several pages at once. */
export const skippedOnSheets = [...skippedOnParts, "landmark-no-duplicate-banner", "landmark-unique"];

/**
 * Returns the parameters that turn rules off in the accessibility panel.
 *
 * @param skipped ids of rules
 */
export function a11yWithout(skipped: readonly string[]) {
  return { config: { rules: skipped.map((id) => ({ id, enabled: false })) } };
}
