import { expect, test } from "vitest";
import { markdownToHtml } from "./render";
import { asWritten, withoutReported } from "./reported";

/** Whatever of it a reader of HTML takes for a tag: names that a browser would report are in none. */
const named = /(?<![\w-])(?:on[a-z]|style)|<\/?(?:style|base)(?![^\s/>])/i;

const hostile = [
  "<img src=x onerror=alert(1)>",
  '<img onerror="a > b" src="x">',
  "<b ONCLICK='x'onfocus=y /onblur = z>t</b>",
  "<svg/onload=x><p onclick>on</p>",
  "<img alt='>' \n onerror\n=\n`x` title=one>",
  "<a href=x onclick=y",
  "<p style='color: red' lang=en>p</p>",
  "<STYLE media=x>* {}</style>a",
  '<base href="/owned/"><b>b</b>',
  `<xmp><p title="</xmp><img src=x onerror=alert(10)>">`,
  `<textarea><p title="</textarea><img src=x onerror=alert(1)>">`,
  `<div id="37"><!--<img src="--><img src=x onerror=alert(37)//">`,
  `<svg></p><title><a id="</title><img src=x onerror=alert()>">`,
  "<title><p title='</title><p style=color:red>'>",
  "<iframe><p title='</iframe><p style=color:red><base href=x>'>",
];

test.each(hostile)("%j contains nothing that violates the content security policy (api 3)", (html) => {
  expect(withoutReported(html)).not.toMatch(named);
  expect(asWritten(withoutReported(html))).toBe(html);
});

test.each([
  "turn on=off, once 1 < on && x > 2, in style",
  '<p title=" onclick=x " lang="en">once = one, style = none</p>',
  "&lt;img onerror=x&gt; &lt;style&gt;",
  "<strong>only</strong> the <figcaption>caption</figcaption>",
  "<img alt='",
  "",
])("%j is not changed", (html) => {
  expect(asWritten(withoutReported(html))).toBe(html);
});

test.each([
  [
    "words in a text",
    "Turn *on* once, by one **style**: `onerror` `<style>`",
    ["once", "style", "onerror", "&lt;style&gt;"],
  ],
  ["a title", '<p title="<STYLE> once">x</p>', ['title="&lt;STYLE&gt; once"']],
  ["an address", "[x](https://example.org/onions/style)", ['href="https://example.org/onions/style"']],
  ["no letter of a style", "<style>p { color: red }</style>after", ["after"]],
])("%s is displayed as it was written", (_what, source, parts) => {
  const html = markdownToHtml(source) ?? "";
  for (const part of parts) expect(html).toContain(part);
  expect(html).not.toMatch(/\uFDD0|color: red|noembed|wbr/);
});

test("the internal marker is removed from the input", () => {
  expect(markdownToHtml("on\uFDD0ce java\uFDD0script")).toBe('<p dir="ltr">once javascript</p>\n');
});
