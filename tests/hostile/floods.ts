const port =
  "let port; const F = FontFace; FontFace = function (...a) { port ??= event?.target; return new F(...a) };";

/**
 * Content that keeps the page busy; all but the last three must be removed for it. The flood of pictures is slow: each
 * is a line in the console, which a browser under test forwards.
 */
export const floods: Record<string, string> = {
  "message boxes":
    "<b>text</b><script>setInterval(() => { for (let i = 0; i < 3000; i++) alert(i) }, 1)</script>",
  "errors without end":
    "<b>text</b><script>setInterval(() => { for (let i = 0; i < 300; i++) dispatchEvent(new ErrorEvent('error', { message: String(i) })) }, 5)</script>",
  "windows and forms":
    "<b>text</b><form></form><script>setInterval(() => { for (let i = 0; i < 500; i++) { open('/' + i); document.forms[0].submit() } }, 5)</script>",
  "messages to the page":
    "<b>text</b><script>setInterval(() => { for (let i = 0; i < 3000; i++) parent.postMessage(i, '*') }, 1)</script>",
  // Not larger: a slow machine could not send so many in a second that the page stops them.
  "large messages to the page":
    "<b>text</b><script>const big = Array.from({ length: 1000 }, (_, i) => ({ i })); setInterval(() => { for (let i = 0; i < 400; i++) parent.postMessage(big, '*') }, 1)</script>",
  "ports to the page":
    "<b>text</b><script>setInterval(() => { for (let i = 0; i < 300; i++) parent.postMessage(1, '*', [new MessageChannel().port1]) }, 1)</script>",
  "messages on the port": `<b>text</b><script>${port} setInterval(() => { for (let i = 0; i < 3000; i++) port?.postMessage({ type: "refused", refused: [{ kind: "dialog", detail: String(i), count: 1 }] }) }, 1)</script>`,
  "heights on the port": `<b>text</b><script>${port} setInterval(() => { for (let i = 0; i < 50; i++) port?.postMessage({ type: "height", height: Math.random() * 2000 }) }, 1)</script>`,
  "a message that takes seconds to read": `<b>text</b><script>${port} setInterval(() => port?.postMessage(Array.from({ length: 1e6 }, (_, i) => ({ i }))), 400)</script>`,
  "going elsewhere again and again": "<b>text</b><script>setInterval(() => location.reload(), 20)</script>",
  "marks in the address":
    "<b>text</b><script>setInterval(() => { location.hash = Math.random(); try { history.pushState(0, '', '#' + Math.random()) } catch {} }, 1)</script>",
  "pictures without end":
    "<b>text</b><script>setInterval(() => { for (let i = 0; i < 5; i++) new Image().src = 'https://x.test/' + i }, 50)</script>",
  "heights that change":
    "<b>text</b><p id=p></p><script>setInterval(() => { p.style.height = Math.random() * 900 + 'px' }, 1)</script>",
  "a script that never ends": "<b>text</b><script>setTimeout(() => { while (true) {} }, 100)</script>",
};

/** Floods whose frame may stay: they do not slow down the page. */
export const harmlessFloods: readonly string[] = Object.keys(floods).slice(-3);
