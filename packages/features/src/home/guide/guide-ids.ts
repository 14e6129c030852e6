/** The guides for owners and admins, in the order of the list. */
export const guidesForManagers = ["guidelines", "questionTypes", "distribution"] as const;

/** The guides for annotators. */
export const guidesForAnnotators = ["answering", "finding"] as const;

/** All guides. */
export const guideIds = [...guidesForManagers, ...guidesForAnnotators] as const;

/** The id of a guide, which is a part of its address. */
export type GuideId = (typeof guideIds)[number];

/**
 * Whether a part of an address is the id of a guide.
 *
 * @param text a part of an address
 * @example
 * isGuideId("answering"); // true
 */
export function isGuideId(text: string | undefined): text is GuideId {
  return guideIds.some((id) => id === text);
}
