import type { AnySelector, ForeignAnnotation } from "./annotation";

/** The value of the first tag of an annotation, else of its first text: bodies are one or several, or plain texts. */
export function labelOf({ body }: ForeignAnnotation): string | undefined {
  const bodies = listOf(body);
  const tag = bodies.find((one) => isObject(one) && one.purpose === "tagging") ?? bodies[0];
  const value = isObject(tag) ? tag.value : tag;
  return typeof value === "string" ? value : undefined;
}

/** The selectors of an annotation's first target, those that refine others included. */
export function selectorsOf({ target }: ForeignAnnotation): AnySelector[] {
  const [first] = listOf(target);
  return isObject(first) ? listOf(first.selector).flatMap(withRefining) : [];
}

function withRefining(selector: unknown): AnySelector[] {
  if (!isObject(selector)) return [];
  return [selector as AnySelector, ...listOf(selector.refinedBy).flatMap(withRefining)];
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
