/**
 * Returns the own property of an object. Names that users choose may be `constructor` or `valueOf`, for which
 * `object[name]` would return what every object inherits.
 *
 * @param object for null and undefined, the result is undefined
 * @param name any text
 * @example
 * ownValue({ message: "Where is my order?" }, "constructor"); // undefined
 */
export function ownValue<Value>(
  object: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
