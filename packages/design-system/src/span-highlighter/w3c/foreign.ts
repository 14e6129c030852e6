import type { SpanDetails } from "../engine/spans";
import type { AnySelector, ForeignAnnotation } from "./annotation";
import { isObject } from "./objects";

/** The value of the first tag of an annotation, else of its first text: bodies are one or several, or plain texts. */
export function labelOf({ body }: ForeignAnnotation): string | undefined {
  const bodies = listOf(body);
  const tag = bodies.find((one) => isObject(one) && one.purpose === "tagging") ?? bodies[0];
  const value = isObject(tag) ? tag.value : tag;
  return typeof value === "string" ? value : undefined;
}

/** The first comment of an annotation, and its named classes. */
export function detailsOf({ body }: ForeignAnnotation): SpanDetails {
  const bodies = listOf(body).filter(isObject);
  const note = bodies.find(
    ({ purpose, value }) => purpose === "commenting" && typeof value === "string",
  )?.value;
  const classes = bodies.flatMap(({ purpose, name, value }) =>
    purpose === "classifying" && typeof name === "string" && typeof value === "string"
      ? [[name, value] as const]
      : [],
  );
  return {
    ...(typeof note === "string" && { note }),
    ...(classes.length > 0 && { attributes: Object.fromEntries(classes) }),
  };
}

/** The targets of an annotation: one, several, or the items of a composite; the first choice where there are some. */
export function targetsOf({ target }: ForeignAnnotation): unknown[] {
  return listOf(target).flatMap((one) => {
    if (!isObject(one) || one.items === undefined) return [one];
    const items = listOf(one.items);
    return one.type === "Choice" ? items.slice(0, 1) : items;
  });
}

/** The selectors of a target, those that refine others included. */
export function selectorsOf(target: unknown): AnySelector[] {
  return isObject(target) ? listOf(target.selector).flatMap(withRefining) : [];
}

function withRefining(selector: unknown): AnySelector[] {
  if (!isObject(selector)) return [];
  return [selector as AnySelector, ...listOf(selector.refinedBy).flatMap(withRefining)];
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
