import { expect, test } from "vitest";
import { contentPlaces } from "./content-places";
import { readContent } from "./read-content";

function page(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

test.each([
  ["one text", "plain", "plain"],
  ["inline elements", "a <b>b</b><i>c</i> d", "a bc d"],
  ["paragraphs", "<p>one</p><p>two</p>", "one\ntwo"],
  ["paragraphs with spaces between them", "<p>one</p>\n  <p>two</p>\n", "one\ntwo"],
  ["a space between inline elements", "<b>one</b> <i>two</i>", "one two"],
  ["text before and after a paragraph", "before<p>in</p>after", "before\nin\nafter"],
  ["forced line breaks", "one<br>two", "one\ntwo"],
  ["cells", "<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>", "1\n2"],
  ["what is hidden", '<p>one<span aria-hidden="true">x</span><span style="display:none">y</span></p>', "one"],
  ["nothing", "", ""],
])("reads %s", (_, html, text) => {
  expect(readContent(page(html)).text).toBe(text);
});

test("every index has a point in the document, and the point its index", () => {
  const root = page("<h3>A title</h3><p>with <b>bold</b> 😀 text</p><ul><li>1</li><li>two</li></ul>");
  const read = readContent(root);
  const { pointOf, indexOf, total } = contentPlaces(root, read);
  expect(total).toBe(read.text.length);
  for (let index = 0; index <= total; index += 1) {
    const { node, offset } = pointOf(index);
    // Where two nodes meet, a point may belong to either; both have the same index.
    expect(indexOf(node, offset)).toBe(index);
  }
});

test("a range has a part in each text node that it covers (library 5.1)", () => {
  const root = page("<p>one</p><p>two <b>three</b> four</p>");
  const read = readContent(root);
  const start = read.text.indexOf("ne");
  const parts = contentPlaces(root, read).rangesIn({ start, end: read.text.indexOf(" four") + 3 });
  expect(parts.map(String)).toEqual(["ne", "two ", "three", " fo"]);
});

test("a point between elements is that of the text that follows", () => {
  const root = page("<p>one</p><p>two</p>");
  const { indexOf } = contentPlaces(root, readContent(root));
  expect([indexOf(root, 0), indexOf(root, 1), indexOf(root, 2)]).toEqual([0, 4, 7]);
});
