import type { PasskeyAssertion } from "@glossa/contract";

/** A way to sign in: with a username and password, with a one-time link, or with a passkey. */
export type SignInAttempt =
  | { kind: "credentials"; username: string; password: string; code?: string }
  | { kind: "link"; token: string }
  /** With what the browser has returned, or by asking it. */
  | { kind: "passkey"; assertion?: PasskeyAssertion };

/**
 * Finds a sign-in attempt in a URL: `#auth=` holds "username:password" in base64, `#link=` the token of a printed link.
 * `?auth=` is supported as well, but is written to the logs of servers and proxies. `rest` is the URL without them, as
 * neither the history nor a shared screen should show them.
 *
 * @param address the address of the page, with its fragment
 * @example
 * const found = arrivalIn("https://glossa.example/sign-in#link=4711");
 * found?.arrival; // { kind: "link", token: "4711" }
 * found?.rest.href; // "https://glossa.example/sign-in"
 */
export function arrivalIn(address: string): { arrival: SignInAttempt | undefined; rest: URL } | undefined {
  const rest = new URL(address);
  const fragment = new URLSearchParams(rest.hash.slice(1));
  const pair = fragment.get("auth") ?? rest.searchParams.get("auth");
  const token = fragment.get("link");
  if (pair === null && token === null) return undefined;
  rest.searchParams.delete("auth");
  rest.hash = "";
  return { arrival: token !== null ? { kind: "link", token } : credentialsOf(pair ?? ""), rest };
}

/** Parses the pair; a password may contain colons, a username may not. */
function credentialsOf(encoded: string): SignInAttempt | undefined {
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

/**
 * Whether a path stays in this app: "//elsewhere" and "https:" would leave it.
 *
 * @param path a path from an address, which anybody may have written
 * @example
 * isOwnPath("/dataset/tickets"); // true
 * isOwnPath("//elsewhere.example"); // false
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
