import type { ConformanceCase, Json } from "./conformance-case";

type Path = (string | number)[];

/** The locations that a reply with validation errors names; undefined for any other body. */
export function placesOf(body: unknown, conformanceCase: ConformanceCase): string[] | undefined {
  const errors = property(property(property(body, "detail"), "params"), "errors");
  if (!Array.isArray(errors)) return undefined;
  const places = errors.map((error) =>
    withoutBranches((error as { loc: Path; type: string }).loc, conformanceCase, error.type),
  );
  return [...new Set(places.map((place) => place.join(".")))].sort();
}

/**
 * Whether the locations of two refusals match. If a value fits no branch of a union, Argilla reports every branch and
 * we report one: it must be one of theirs, and must include every key that they report.
 */
export function areSamePlaces(expected: readonly string[], actual: readonly string[]): boolean {
  const isInside = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  const outermost = expected.filter(
    (place) => !expected.some((other) => other !== place && isInside(place, other)),
  );
  return (
    actual.every((place) => expected.includes(place)) &&
    outermost.every((place) => actual.some((other) => isInside(other, place)))
  );
}

/** Leaves only the keys of the request: names of validators and tags of unions stand between them. */
function withoutBranches(loc: Path, { request }: ConformanceCase, type: string): Path {
  const [part = "", ...steps] = loc;
  if (part !== "body" || request.json === undefined) return loc;
  const kept: Path = [part];
  let value: Json | undefined = request.json;
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const isKey: boolean = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    // A missing key is reported although the request does not contain it.
    if (!isKey && !(isLast && type === "missing")) continue;
    kept.push(step);
    value = isKey ? (value as Record<string, Json>)[step] : undefined;
  }
  return kept;
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
