const often = (code: string) =>
  `<b>text</b><script>setInterval(() => { try { ${code} } catch {} }, 50)</script>`;

const pressed = (code: string) =>
  `<b>text</b><button>Press</button><script>addEventListener("click", () => { try { ${code} } catch {} }, true)</script>`;

/** Content that tries to take over the Back button of the tab, or its address, without a user action. */
export const histories: Record<string, string> = {
  "new entries": often("history.pushState(0, '', '#' + Math.random())"),
  "new entries of another realm": often(
    "History.prototype.pushState.call(history, 0, '', '#' + Math.random())",
  ),
  "entries in the place of others": often("history.replaceState(0, '', '#' + Math.random())"),
  "entries by navigation": often("navigation.navigate('#' + Math.random(), { history: 'push' })"),
  "marks in the address": often("location.hash = Math.random()"),
  "marks as an address": often("location.href = '#' + Math.random()"),
  "marks by assign": often("location.assign('#' + Math.random())"),
  "marks by a refresh": often(
    "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=#' + Math.random(); document.head.append(m)",
  ),
  "clicks on a link": `<a id=a>text</a><script>setInterval(() => { a.href = "#" + Math.random(); a.click() }, 50)</script>`,
  "clicks on a link that is nowhere": often(
    "const a = document.createElement('a'); a.href = '#' + Math.random(); a.click()",
  ),
  "clicks on a link in a shadow": often(
    "const s = document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'closed' }); const a = document.createElement('a'); a.href = '#' + Math.random(); s.append(a); a.click()",
  ),
  "clicks on a link of a drawing": `<svg width=20 height=20><a id=a><rect width=20 height=20></rect></a></svg><script>setInterval(() => { a.setAttributeNS("http://www.w3.org/1999/xlink", "href", "#" + Math.random()); a.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) }, 50)</script>`,
  "a form to a mark": `<form id=f><input name=a></form><script>setInterval(() => { f.action = "#" + Math.random(); f.requestSubmit() }, 50)</script>`,
  "a window of its own name": often("open('#' + Math.random(), '_self')"),
  "a way back": often("history.back()"),
  "a way on": often("history.go(1)"),
  "a way back by navigation": often("navigation.back().finished.catch(() => {})"),
  "a way of the page": often("parent.history.back()"),
  "the address of the page": often("parent.location.hash = 'owned'"),
  "a document written anew": often("document.open(); document.write('owned'); document.close()"),
};

/** Content that fills the history of a tab at once: browsers then drop the first entries. */
export const fullHistory =
  "<b>text</b><script>setTimeout(() => { for (let i = 0; i < 60; i++) location.hash = i }, 300)</script>";

/** The same after a click, which browsers treat as the user's intention. */
export const pressedHistories: Record<string, string> = {
  "new entries": pressed("for (let i = 0; i < 9; i++) history.pushState(i, '', '#' + i)"),
  marks: pressed("for (let i = 0; i < 9; i++) location.hash = i"),
  "marks a moment later": pressed("setTimeout(() => { location.hash = Math.random() }, 300)"),
  "a link to a mark": `<b>text</b><a href="#there">Press</a><p id=there>there</p>`,
  "a link of a drawing to a mark": `<svg width=200 height=60><a href="#there"><rect width=200 height=60></rect></a></svg>`,
  "a way back": pressed("history.back()"),
  "a way far back": pressed("history.go(-2)"),
  "a way back by navigation": pressed("navigation.back().finished.catch(() => {})"),
  "a way of the page": pressed("top.history.back()"),
  "the address of the page": pressed("top.location = '/'"),
  "a window of the page's name": pressed("open('/', '_top'); open('/', '_parent')"),
  "a link to the page": `<b>text</b><a href="/" target="_top">Press</a>`,
};

/** Content that tries to write to the clipboard, or to read it, without a user action. */
export const clipboards: Record<string, string> = {
  "text to the clipboard": often("navigator.clipboard.writeText('owned').catch(() => {})"),
  "things to the clipboard": often(
    "navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'owned' })]).catch(() => {})",
  ),
  "a selection": often(
    "const i = document.body.appendChild(document.createElement('textarea')); i.value = 'owned'; i.select(); document.execCommand('copy'); i.remove()",
  ),
  "an event of copying": often(
    "document.oncopy = (e) => { e.clipboardData.setData('text/plain', 'owned'); e.preventDefault() }; document.execCommand('copy'); document.execCommand('cut')",
  ),
  "what is in it": often(
    "navigator.clipboard.readText().then((t) => { window.owned = t }, () => {}); document.execCommand('paste')",
  ),
};

const setsOwned =
  "for (const type of ['copy', 'cut']) document.addEventListener(type, (e) => { e.clipboardData.setData('text/plain', 'owned'); e.preventDefault() }, true);";

/** The same after a click. */
export const pressedClipboards: Record<string, string> = {
  "text to the clipboard": pressed("navigator.clipboard.writeText('owned').catch(() => {})"),
  "things to the clipboard": pressed(
    "navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'owned' })]).catch(() => {})",
  ),
  "things that come later": pressed(
    "navigator.clipboard.write([new ClipboardItem({ 'text/plain': Promise.resolve(new Blob(['owned'])) })]).catch(() => {})",
  ),
  "the clipboard by another name": pressed(
    "Clipboard.prototype.writeText.call(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard').get.call(navigator), 'owned').catch(() => {})",
  ),
  "a selection": pressed(
    "const i = document.body.appendChild(document.createElement('textarea')); i.value = 'owned'; i.select(); document.execCommand('copy'); i.remove()",
  ),
  "a selection that is cut": pressed(
    "const i = document.body.appendChild(document.createElement('textarea')); i.value = 'owned'; i.select(); document.execCommand('cut'); i.remove()",
  ),
  "an event of copying": pressed(`${setsOwned} document.execCommand('copy'); document.execCommand('cut')`),
  "a command in other letters": pressed(`${setsOwned} Document.prototype.execCommand.call(document, 'CoPy')`),
  "a command of another document": pressed(
    `${setsOwned} const d = document.implementation.createHTMLDocument(); d.execCommand('copy'); d.constructor.prototype.execCommand.call(document, 'copy')`,
  ),
  "a document to write in": pressed(
    `${setsOwned} document.designMode = 'on'; document.execCommand('selectAll'); document.execCommand('copy')`,
  ),
  "what is in it": pressed("navigator.clipboard.readText().then((t) => { window.owned = t }, () => {})"),
  "things that are in it": pressed("navigator.clipboard.read().then((t) => { window.owned = t }, () => {})"),
  "what is pasted": pressed(
    "document.onpaste = (e) => { window.owned = e.clipboardData.getData('text/plain') }; const i = document.body.appendChild(document.createElement('textarea')); i.focus(); document.execCommand('paste'); if (i.value) window.owned = i.value; i.remove()",
  ),
};

/** Content that replaces what the user copies. */
export const copiedInstead = `<p id=p>honest</p><script>${setsOwned}
window.addEventListener("copy", (e) => { e.clipboardData.setData("text/plain", "owned"); e.preventDefault() }, true);
document.body.setAttribute("oncopy", "event.clipboardData.setData('text/plain', 'owned'); event.preventDefault()");</script>`;
