import { describe, expect, it, test } from "vitest";
import { hasTagPair, withoutTags } from "./tag-pair";

describe("a text is HTML", () => {
  it.each([
    "<p>Hello</p>",
    "before <b>bold</b> after",
    '<a href="https://example.org">there</a>',
    "<DIV>\n<br>\n</div>",
    "<my-card data-x='1'>own elements</my-card>",
    "</p> closed first <p>and then opened</p>",
    "<script>alert(1)</script>",
  ])("if a tag is opened and closed (spec 314): %s", (text) => expect(hasTagPair(text)).toBe(true));

  it.each([
    "",
    "1 < 2 and 3 > 2",
    "a <b and c> d",
    "<br> and <img src=x onerror=alert(1)>",
    "<p>never closed",
    "closed only</p>",
    "</p> closed before it opens <p>",
    "I <3 you </3",
    "generic Map<String, List<Int>>",
    "<b>opened and another closed</i>",
  ])("and not otherwise (spec 314): %s", (text) => expect(hasTagPair(text)).toBe(false));

  test("is decided in linear time for a megabyte of opening tags", () => {
    expect(hasTagPair("<p>".repeat(350_000))).toBe(false);
    expect(hasTagPair("<".repeat(1_000_000))).toBe(false);
    expect(hasTagPair(`<a ${" b".repeat(500_000)}`)).toBe(false);
  });
});

test("tags are removed to get the text", () => {
  expect(withoutTags("<p>שלום</p> <br/>a < b").replace(/\s+/g, " ").trim()).toBe("שלום a < b");
});
