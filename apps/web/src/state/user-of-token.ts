/**
 * The id of the user to whom a server gave a token, a JSON Web Token with the claim `identity`; of another token, the
 * token itself. Undefined without one. The signature is not checked: the server does that.
 */
export function userOfToken(token: string | null): string | undefined {
  if (token === null) return undefined;
  try {
    const payload = token.split(".")[1] ?? "";
    const { identity }: { identity?: unknown } = JSON.parse(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
    );
    return typeof identity === "string" ? identity : token;
  } catch {
    return token;
  }
}
