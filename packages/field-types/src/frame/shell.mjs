// @ts-check
import { framePolicy } from "./policy.mjs";

/** Matches the page around it, which sends its tokens at the start and whenever they change. */
const style = `
:root { color: var(--text); background: var(--surface); font: 400 1rem/1.625 var(--font-reading, serif); }
body { margin: 0; }
#content { padding: 2px; overflow-x: auto; overflow-wrap: anywhere; }
:is(p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th) { unicode-bidi: plaintext; }
:is(h1, h2, h3) { font-size: 1.25rem; line-height: 1.4; }
:is(h4, h5, h6) { font-size: 1rem; }
#content > :first-child { margin-block-start: 0; }
#content > :last-child { margin-block-end: 0; }
a { color: var(--link); }
img, svg, video { max-inline-size: 100%; block-size: auto; }
pre, code { font-family: var(--font-code, monospace); font-size: 0.875rem; }
pre { overflow-x: auto; white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { padding: 4px 8px; border: 1px solid var(--line); text-align: start; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

/**
 * The page of a frame. It has only a container and a script that waits for the page around it; it includes the policy
 * as well, for hosts that send no header.
 *
 * @param {import("./policy.mjs").FrameKind} kind
 * @param {string} script
 */
export function shellOf(kind, script) {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(kind)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
</head>
<body>
<div id="content"></div>
<script>${inline(script)}</script>
</body>
</html>
`;
}

/**
 * Escapes whatever in a script could end it for the HTML parser.
 *
 * @param {string} script
 */
function inline(script) {
  return script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
}
