import { type AuditSearch, auditKinds } from "./view-model";

// As the form and the server have it.
const longest = 200;

/**
 * Reads the search from the query of an address: `?username=ana&kind=user&from=2026-11-01`. Invalid values are ignored.
 *
 * @param params the query of the address
 * @example
 * auditSearchFrom(new URLSearchParams("username=ana&kind=user")).kind; // "user"
 */
export function auditSearchFrom(params: URLSearchParams): AuditSearch {
  const dayOf = (name: string) => (isDay(params.get(name)) ? (params.get(name) ?? "") : "");
  const textOf = (name: string) => (params.get(name) ?? "").slice(0, longest);
  return {
    username: textOf("username"),
    kind: auditKinds.find((kind) => kind === params.get("kind")) ?? "",
    object: textOf("object"),
    from: dayOf("from"),
    to: dayOf("to"),
  };
}

function isDay(text: string | null): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/**
 * Returns the query of an address with a search; what restricts nothing is left out, other parameters stay.
 *
 * @param params the query so far; it stays as it is
 * @param search which entries are shown
 * @example
 * const search = auditSearchFrom(new URLSearchParams("kind=user"));
 * withAuditSearch(new URLSearchParams(), search).toString(); // "kind=user"
 */
export function withAuditSearch(
  params: URLSearchParams,
  { username, kind, object, from, to }: AuditSearch,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === "" ? next.delete(name) : next.set(name, value));
  set("username", username.trim());
  set("kind", kind);
  set("object", object.trim());
  set("from", from);
  set("to", to);
  return next;
}
