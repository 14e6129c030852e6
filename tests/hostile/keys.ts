/** Ways to get the port between a frame and the page; each leaves it in `port` as soon as the page sends a message. */
const grabs = {
  "window.event while a font is made":
    "const F = FontFace; FontFace = function (...a) { port ??= event?.target; return new F(...a) };",
  "the getter of a message's data":
    "Object.defineProperty(MessageEvent.prototype, 'data', { get() { port ??= this.target; return {} } });",
  "the getter of a message's source":
    "Object.defineProperty(MessageEvent.prototype, 'source', { get() { port ??= this.target; return parent } });",
  "window.event while fonts are added":
    "const set = Object.getPrototypeOf(document.fonts), add = set.add; set.add = function (f) { port ??= event?.target; return add.call(this, f) };",
  "window.event while the page's colours come":
    "const set = CSSStyleDeclaration.prototype.setProperty; CSSStyleDeclaration.prototype.setProperty = function (...a) { port ??= event?.target; return set.apply(this, a) };",
  "the names of an object":
    "const o = Object.entries; Object.entries = (x) => { port ??= event?.target; return o(x) };",
};

/** Content that presses keys twice a second, with or without the port and without a user action. */
export const keyPresses: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(grabs).map(([name, grab]) => [
      name,
      `<b>text</b><input id=i><script>let port; ${grab}
const key = (k) => port?.postMessage({ type: "key", press: { key: k } });
setInterval(() => { i.focus(); setTimeout(key, 60, "1"); setTimeout(key, 150, "Enter") }, 500);</script>`,
    ]),
  ),
  "messages to the page": `<b>text</b><input id=i><script>
setInterval(() => { i.focus(); for (const key of ["1", "Enter"]) parent.postMessage({ type: "key", press: { key } }, "*") }, 500);</script>`,
  "events that it makes": `<b>text</b><input id=i><script>
setInterval(() => { i.focus(); for (const key of ["1", "Enter"]) i.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true })) }, 500);</script>`,
  "messages to the frames beside it": `<b>text</b><script>
setInterval(() => { for (let n = 0; n < parent.length; n += 1) parent[n].postMessage({ content: { kind: "html", html: "owned" }, type: "key", press: { key: "Enter" } }, "*", [new MessageChannel().port2]) }, 500);</script>`,
  "asking for the keyboard to go back": `<b>text</b><input id=i><script>let port; ${grabs["window.event while a font is made"]}
setInterval(() => { i.focus(); setTimeout(() => port?.postMessage({ type: "leave" }), 50); }, 500);</script>`,
  "giving the keyboard to the page": `<b>text</b><input id=i><script>
setInterval(() => { i.focus(); setTimeout(() => { i.blur(); parent.focus(); top.focus() }, 50); }, 500);</script>`,
  "calls that others made": `<b>text</b><input id=i><script>let port;
Function.prototype.apply = Function.prototype.call = function () { port ??= event?.target };
Reflect.apply = (f, self) => { port ??= event?.target; return f.bind(self)() };
Map.prototype.values = function () { port ??= event?.target; return [].values() };
setInterval(() => { i.focus(); alert(1); port?.postMessage({ type: "key", press: { key: "Enter" } }) }, 500);</script>`,
  "old names of the message": `<b>text</b><input id=i><script>let port; ${grabs["window.event while a font is made"]}
setInterval(() => { i.focus(); for (const type of ["key", "press", "keydown", "submit", "focus", "command"]) port?.postMessage({ type, isInside: true, key: "Enter", press: { key: "Enter", isTrusted: true }, command: "onSubmit" }) }, 500);</script>`,
};

/** Content that tries to direct the user's next keys to the page: it has the focus and returns it while they type. */
export const typeThrough = `<label>Type 1, Enter, 1, Enter to go on <input id=i></label><script>
i.addEventListener("keydown", () => { parent.focus() }, true);</script>`;

/** Content that tries to keep the keyboard focus, whatever the page does. */
export const keyboardThefts: Record<string, string> = {
  "a field that takes the focus":
    "<b>text</b><input id=i><script>setInterval(() => { i.blur(); i.focus() }, 50)</script>",
  "a window that takes the focus":
    "<b>text</b><script>setInterval(() => { window.blur(); window.focus() }, 50)</script>",
  "a field with autofocus":
    "<b>text</b><script>setInterval(() => { document.querySelector('input')?.remove(); const e = document.createElement('input'); e.autofocus = true; document.body.append(e); e.select(); e.focus() }, 50)</script>",
  "a dialog":
    "<b>text</b><dialog id=d><input></dialog><script>setInterval(() => { d.close(); d.showModal() }, 50)</script>",
  "a focus that waits for keys":
    "<b>text</b><input id=i><script>window.addEventListener('blur', () => setTimeout(() => { i.blur(); i.focus() }, 5)); i.focus()</script>",
};
