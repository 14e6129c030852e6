// @ts-check

/** @typedef {"html" | "custom"} FrameKind */

// Handlebars makes functions of templates.
const scripts = { html: "'unsafe-inline'", custom: "'unsafe-inline' 'unsafe-eval'" };

/**
 * What a frame may do, whoever serves it: run what is written into it, and reach nothing.
 *
 * @param {FrameKind} kind
 */
export function framePolicy(kind) {
  return [
    "default-src 'none'",
    `script-src ${scripts[kind]}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
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
 */
export function frameHeader(kind) {
  return `sandbox allow-scripts; ${framePolicy(kind)}`;
}
