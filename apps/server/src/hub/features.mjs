// @ts-check
// Types of columns in the hub's notation. Plain JavaScript, because the thread that reads files uses it, too.

/** @typedef {any} Feature a column type as the hub writes it */

/**
 * The type of the items of a list: `List`, the older `Sequence`, or a JSON array of one type.
 *
 * @param {Feature} feature
 * @returns {Feature | undefined}
 */
export function itemOf(feature) {
  if (Array.isArray(feature)) return feature[0];
  return ["List", "LargeList", "Sequence"].includes(feature?._type) ? feature.feature : undefined;
}

/**
 * The types of the parts of a structure, which has no type name of its own.
 *
 * @param {Feature} feature
 * @returns {Record<string, Feature> | undefined}
 */
export function partsOf(feature) {
  const isStructure = typeof feature === "object" && feature !== null && !Array.isArray(feature);
  return isStructure && feature._type === undefined ? feature : undefined;
}

/**
 * Whether it is a list of messages with a role and a content.
 *
 * @param {Feature} feature
 */
export function isChat(feature) {
  const parts = partsOf(itemOf(feature));
  return parts !== undefined && Object.hasOwn(parts, "role") && Object.hasOwn(parts, "content");
}
