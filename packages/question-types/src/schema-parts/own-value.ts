/**
 * What an object holds under a name that people chose: `constructor` and `valueOf` are names, too, and by `object[name]`
 * every object has something under them.
 *
 * @param object null and undefined have nothing
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
