/** Text for titles, labels, guidelines and Markdown: if any of it became markup, it would run in the app itself. */
export const markup: readonly string[] = [
  `<img src="x" onerror="window.owned = 1">`,
  `<script>window.owned = 1</script>`,
  `<svg onload="window.owned = 1"><use href="data:image/svg+xml,<svg id='x'/>#x"></use></svg>`,
  `<a href="javascript:window.owned=1">link</a>`,
  `[link](javascript:window.owned=1) ![x](javascript:window.owned=1)`,
  `<iframe src="javascript:parent.owned=1"></iframe>`,
  `<form action="javascript:window.owned=1"><button>b</button></form>`,
  `<details open ontoggle="window.owned = 1"><summary>s</summary></details>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="window.owned=1"></style></mglyph></table></mtext></math>`,
  `<style>* { display: none }</style>`,
  `<meta http-equiv="refresh" content="0;url=/owned">`,
  `<base href="/owned/">`,
  `<input autofocus onfocus="window.owned = 1">`,
  "$\\href{javascript:window.owned=1}{x} \\url{javascript:window.owned=1}$",
  "$$\\includegraphics[alt=x]{/owned.png}$$",
  "$\\htmlStyle{position: fixed; inset: 0}{x} \\htmlClass{owned}{x} \\htmlId{owned}{x}$",
  "$\\def\\a{\\a\\a}\\a$ $\\fcolorbox{red}{<img src=x onerror=window.owned=1>}{x}$",
  "$\\kern{-900em}\\rule{900em}{900em} \\fcolorbox{red}{red}{\\pmb{x}} <b onclick=window.owned=1>$",
  '```html\n<img src="x" onerror="window.owned = 1">\n```',
  '```"onfocus="window.owned=1"autofocus="\n</code></pre><script>window.owned = 1</script>\n```',
  `{{constructor.constructor "window.owned = 1"}}\${window.owned = 1}`,
];

/** HTML whose tags only a complete HTML parser finds; even so, the policy must have no violation to report. */
export const misleadingTags: readonly string[] = [
  `<xmp><p title="</xmp><img src=x onerror=alert(10)>">`,
  `<textarea><p title="</textarea><img src=x onerror=alert(1)>">`,
  `<div id="37"><!--<img src="--><img src=x onerror=alert(37)//">`,
  `<svg></p><title><a id="</title><img src=x onerror=alert()>">`,
  `<title><p title='</title><p style=color:red>'>`,
  `<iframe><p title='</iframe><p style=color:red><base href=/owned>'>`,
];

const nested = (open: string, close: string, levels: number) =>
  `$${open.repeat(levels)}y${close.repeat(levels)}$`;

/** Formulas that are too deep for a browser, but not for the library that typesets them. */
export const deepFormulas: readonly string[] = [
  nested("x^{", "}", 150),
  nested("\\sum_{", "}", 150),
  nested("\\sqrt{", "}", 300),
  nested("\\left(", "\\right)", 140),
  `$\\def\\a#1{x^{x^{x^{x^{#1}}}}}${"\\a{".repeat(50)}y${"}".repeat(50)}$`,
];
