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
 * The same as a header, which can say one thing more: the document has no origin, even opened in a tab of its own.
 *
 * @param {FrameKind} kind
 * @param {readonly string[]} [hosts]
 */
export function frameHeader(kind, hosts) {
  return `sandbox allow-scripts; ${framePolicy(kind, hosts)}`;
}
