import { ownValue } from "@glossa/question-types/schema";

/** What any value holds under a key of its own; undefined for anything but an object. */
export function ownProperty(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? ownValue(value as Record<string, unknown>, key)
    : undefined;
}
