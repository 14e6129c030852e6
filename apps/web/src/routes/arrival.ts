/** A way to be signed in without typing: a username and password pair, or a one-time link. */
export type Arrival =
  | { kind: "credentials"; username: string; password: string }
  | { kind: "link"; token: string };

/**
 * Takes a way to sign in out of the address: `?auth=` holds "username:password" in base64, `#link=` the token
 * of a printed link. Both leave the address at once, so that neither history nor a shared screen keeps them.
 */
export function takeArrival(): Arrival | undefined {
  const url = new URL(window.location.href);
  const pair = url.searchParams.get("auth");
  const token = new URLSearchParams(url.hash.slice(1)).get("link");
  if (pair === null && token === null) return undefined;
  url.searchParams.delete("auth");
  url.hash = "";
  window.history.replaceState(window.history.state, "", url);
  return token !== null ? { kind: "link", token } : credentialsOf(pair ?? "");
}

/** Reads the pair; a password may hold colons, a username may not. */
export function credentialsOf(encoded: string): Arrival | undefined {
  const [, username = "", password = ""] = /^([^:]*):([\s\S]*)$/.exec(decoded(encoded)) ?? [];
  return username && password ? { kind: "credentials", username, password } : undefined;
}

function decoded(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0);
    return new TextDecoder().decode(bytes);
  } catch {
    return "";
  }
}
