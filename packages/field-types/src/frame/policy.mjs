// @ts-check

/** @typedef {"html" | "custom"} FrameKind */

// Handlebars compiles templates to functions.
const scripts = { html: "'unsafe-inline'", custom: "'unsafe-inline' 'unsafe-eval'" };

/**
 * The policy of a frame, whatever server delivers it: content may run inline scripts and load nothing but pictures,
 * videos, audio, fonts and styles of trusted hosts.
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
    // Text that becomes HTML or a script passes through the one policy in guest/back-doors.ts.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/**
 * The same policy as headers, which can express more: the document has no origin, even if it is opened in its own tab,
 * and the browser opens no connection and resolves no host name for it by any other way.
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
 * A content security policy does not cover peer-to-peer connections, DNS lookups and navigations of a frame. Chromium
 * has checked them against this list since version 152.
 *
 * @param {readonly string[]} hosts
 */
function connectionAllowlist(hosts) {
  if (hosts.length === 0) return "()";
  // As in a content security policy, a host that is listed with http may also be requested with https.
  const byHttps = hosts.filter((host) => host.startsWith("http:")).map((host) => host.replace(":", "s:"));
  const patterns = [...hosts, ...byHttps].map((host) => `"${host}"`);
  // The content security policy restricts the targets of redirects.
  return `(${patterns.join(" ")});redirects=allow`;
}
