import { framePolicyHeaders } from "@glossa/field-types/frame-policy";

/** The folder in which the build of the app puts the frames for the content of records. */
export const framesPath = "/frame/";

/** The headers of a frame: a policy of its own, and a URL that changes with its content. */
export function frameHeaders(
  path: string,
  hosts: readonly string[] = [],
): Record<string, string> | undefined {
  const kind = /^\/frame\/(html|custom)\//.exec(path)?.[1];
  if (kind !== "html" && kind !== "custom") return undefined;
  return {
    ...framePolicyHeaders(kind, hosts),
    // Documents with an opaque origin share no process with it; browsers warn if it is requested.
    "origin-agent-cluster": "?0",
    "cache-control": "public, max-age=31536000, immutable",
  };
}
