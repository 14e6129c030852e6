import type { Json, JsonObject } from "./conformance-case";

/** The generated ids of the placeholders that have been matched. */
export type Bindings = Map<string, string>;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** The patterns of generated values. */
const patterns: Record<string, string> = {
  uuid,
  datetime: "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{6})?",
  api_key: "[A-Za-z0-9_-]{107}",
  named_key: "glossa_[A-Za-z0-9_-]{43}",
  link_token: "[A-Za-z0-9_-]{43}",
  secret: "[A-Za-z0-9+/]{86}==",
  authenticator_secret: "[A-Z2-7]{32}",
  password_hash: "\\$(?:argon2id|2[aby])\\$.+",
  access_token: "[\\w-]+\\.[\\w-]+\\.[\\w-]+",
  state: "[A-Za-z0-9]{32}",
};
const placeholder = /<([a-z_]+)(?::(\d+))?>/g;

/** Returns the differences between a value and the expected one; a placeholder matches any value of its pattern. */
export function differences(expected: Json, actual: unknown, bindings: Bindings, path = ""): string[] {
  if (expected === "<any>") return [];
  if (typeof expected === "string") return ofText(expected, actual, bindings, path);
  if (Array.isArray(expected)) return ofLists(expected, actual, bindings, path);
  if (typeof expected === "object" && expected !== null) return ofObjects(expected, actual, bindings, path);
  return Object.is(expected, actual) || expected === actual ? [] : [report(path, expected, actual)];
}

function ofText(expected: string, actual: unknown, bindings: Bindings, path: string): string[] {
  if (expected === actual) return [];
  if (typeof actual !== "string") return [report(path, expected, actual)];
  const names: string[] = [];
  const parts = expected.split(placeholder);
  let pattern = "";
  for (let index = 0; index < parts.length; index += 3) {
    pattern += (parts[index] ?? "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const name = parts[index + 1];
    if (name === undefined) continue;
    pattern += `(${patterns[name] ?? ".*"})`;
    names.push(parts[index + 2] === undefined ? "" : `<${name}:${parts[index + 2]}>`);
  }
  const found = new RegExp(`^${pattern}$`, "s").exec(actual);
  if (!found || !names.every((name, index) => isBound(name, found[index + 1] ?? "", bindings))) {
    return [report(path, expected, actual)];
  }
  return [];
}

function isBound(name: string, value: string, bindings: Bindings): boolean {
  if (name === "") return true;
  const known = bindings.get(name);
  if (known === undefined) bindings.set(name, value);
  return known === undefined || known === value;
}

function ofLists(expected: Json[], actual: unknown, bindings: Bindings, path: string): string[] {
  if (!Array.isArray(actual)) return [report(path, expected, actual)];
  if (actual.length !== expected.length) {
    return [`${path || "/"}: ${expected.length} items expected, ${actual.length} found`];
  }
  return expected.flatMap((each, index) => differences(each, actual[index], bindings, `${path}/${index}`));
}

function ofObjects(expected: JsonObject, actual: unknown, bindings: Bindings, path: string): string[] {
  if (typeof actual !== "object" || actual === null || Array.isArray(actual))
    return [report(path, expected, actual)];
  const found = actual as Record<string, unknown>;
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) => {
    const inner = `${path}/${key}`;
    if (!(key in expected)) return [`${inner}: not expected, ${short(found[key])} found`];
    if (!(key in found)) return [`${inner}: ${short(expected[key])} expected, nothing found`];
    return differences(expected[key] ?? null, found[key], bindings, inner);
  });
}

function report(path: string, expected: Json, actual: unknown): string {
  return `${path || "/"}: ${short(expected)} expected, ${short(actual)} found`;
}

const maxShown = 300;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
