// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown";

const words = { copy: "Copy", copied: "Copied", badFormula: "Not a formula", noImage: "No image" };
const onServer = (text: string) => renderToString(<Markdown text={text} words={words} />);

test("there is no page in which HTML could be cleaned", () => {
  expect(typeof window).toBe("undefined");
});

test.each([
  ["Markdown", "# hi\n\n*there*", "# hi\n\n*there*"],
  ["HTML", "<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"],
  ["code and formulas", "$x$\n\n```js\nlet a\n```", "$x$\n\n```js\nlet a\n```"],
])("a server sends %s as plain text", (_what, text, sent) => {
  expect(onServer(text)).toMatch(/^<div dir="ltr" class="[^"]+" data-look="reading" data-as-written="true">/);
  expect(onServer(text)).toContain(`>${sent}</div>`);
});

test("a server sends the beginning of a very long text as plain text", () => {
  const sent = onServer(`<b>${"x ".repeat(20_000)}`);
  expect(sent).toContain("&lt;b&gt;x x x");
  expect(sent).not.toContain("<b>");
});
