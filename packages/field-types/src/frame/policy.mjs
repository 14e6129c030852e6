// @ts-check

/** @typedef {"html" | "custom"} FrameKind */

// Handlebars makes functions of templates.
const scripts = { html: "'unsafe-inline'", custom: "'unsafe-inline' 'unsafe-eval'" };

/**
 * What a frame may do, whoever serves it: run what is written into it, and reach nothing but the pictures, films, sounds,
 * fonts and styles of hosts that somebody vouches for.
 *
 * @param {FrameKind} kind
 * @param {readonly string[]} [hosts] sources as a policy names them, default: none
 */
export function framePolicy(kind, hosts = []) {
  const from = (/** @type {string[]} */ ...own) => [...own, ...hosts].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts[kind]}`,
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from("data:")}`,
    ...(hosts.length > 0 ? [`media-src ${from()}`] : []),
    `font-src ${from("data:")}`,
    "base-uri 'none'",
    "form-action 'none'",
    // Text that becomes HTML or a script goes through the one rule of guest/back-doors.ts.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/**
 * The same as headers, which can say more: the document has no origin, even opened in a tab of its own, and the browser
 * opens no connection and looks no name up for it, by whatever way it asks.
 *
 * @param {FrameKind} kind
 * @param {readonly string[]} [hosts]
 * @returns {Record<string, string>}
 */
export function framePolicyHeaders(kind, hosts = []) {
  return {
    "content-security-policy": `sandbox allow-scripts; ${framePolicy(kind, hosts)}`,
    "connection-allowlist": connectionAllowlist(hosts),
    "x-dns-prefetch-control": "off",
  };
}

/**
 * Calls from browser to browser, names that are only looked up and pages that a frame goes to are beyond a policy for
 * content. Chromium has asked this list about them since 152.
 *
 * @param {readonly string[]} hosts
 */
function connectionAllowlist(hosts) {
  if (hosts.length === 0) return "()";
  // As in a policy for content, a host that is named with http may be asked by https, too.
  const byHttps = hosts.filter((host) => host.startsWith("http:")).map((host) => host.replace(":", "s:"));
  const patterns = [...hosts, ...byHttps].map((host) => `"${host}"`);
  // Where a host sends a picture on to, the policy for content decides.
  return `(${patterns.join(" ")});redirects=allow`;
}
