import { framePolicyHeaders } from "@glossa/field-types/frame-policy";

/** Where the app's build puts the frames that the content of records is shown in. */
export const framesPath = "/frame/";

/** The headers of a frame: a policy of its own, and an address that changes with its content. */
export function frameHeaders(
  path: string,
  hosts: readonly string[] = [],
): Record<string, string> | undefined {
  const kind = /^\/frame\/(html|custom)\//.exec(path)?.[1];
  if (kind !== "html" && kind !== "custom") return undefined;
  return {
    ...framePolicyHeaders(kind, hosts),
    // Documents without an origin share no process by theirs; asked for it, browsers complain.
    "origin-agent-cluster": "?0",
    "cache-control": "public, max-age=31536000, immutable",
  };
}
