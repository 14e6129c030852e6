import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MatchProvider } from "./MatchProvider";
import { MatchScope } from "./MatchScope";
import { makeMatchList } from "./match-list";
import { rangeOf, shownText } from "./read-text";

const elementOf = (html: string) => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};

describe("the text that an element shows", () => {
  it.each([
    ["plain", "\nplain\n"],
    ["a <b>bold</b> word", "\na bold word\n"],
    ["<p>one</p><p>two</p>", "\n\none\n\ntwo\n\n"],
    ["<ul><li>a</li><li>b</li></ul>", "\n\n\na\n\nb\n\n\n"],
    ['text<span aria-hidden="true">label</span><button>Copy</button>', "\ntext\n"],
    ["one<br>two", "\none\n\ntwo\n"],
  ])("of %j is %j", (html, text) => expect(shownText(elementOf(html)).text).toBe(text));

  it.each([
    ["a <b>bold</b> word", 3, 12, "bold word".slice(0, 9)],
    ["<p>one</p><p>two</p>", 8, 11, "wo"],
    ["plain", 1, 6, "plain"],
  ])("in %j has a range from %d to %d", (html, start, end, expected) => {
    const shown = shownText(elementOf(html));
    const range = rangeOf(shown, { start, end });
    const live = document.createRange();
    live.setStart(range?.startContainer as Node, range?.startOffset ?? 0);
    live.setEnd(range?.endContainer as Node, range?.endOffset ?? 0);
    expect(live.toString()).toBe(expected);
  });
});

describe("a list of matches", () => {
  const ranges = (...texts: string[]) =>
    texts.map((text) => {
      const node = document.createTextNode(text);
      return new StaticRange({ startContainer: node, startOffset: 0, endContainer: node, endOffset: 1 });
    });
  const textAt = (range: StaticRange | undefined) => range?.startContainer.textContent;

  it("goes through all scopes in the order of the page, and around the ends", () => {
    const root = elementOf("<p></p><p></p>");
    const [first, second] = root.querySelectorAll("p") as unknown as [Element, Element];
    const list = makeMatchList();
    list.set(second, ranges("c"));
    list.set(first, ranges("a", "b"));
    expect(list.getState()).toEqual({ count: 3, current: undefined });
    const way = [list.go(1), list.go(1), list.go(1), list.go(1), list.go(-1), list.go(-1)].map(textAt);
    expect(way).toEqual(["a", "b", "c", "a", "c", "b"]);
  });

  it("begins at the last match if the user goes back first, and stays where it is without matches", () => {
    const list = makeMatchList();
    expect(list.go(1)).toBeUndefined();
    list.set(elementOf(""), ranges("a", "b"));
    expect(textAt(list.go(-1))).toBe("b");
  });

  it("keeps the current match while the number of matches is the same", () => {
    const list = makeMatchList();
    const scope = elementOf("");
    list.set(scope, ranges("a", "b"));
    list.go(1);
    list.set(scope, ranges("a", "b"));
    expect(list.getState().current).toBe(0);
    list.set(scope, []);
    expect(list.getState()).toEqual({ count: 0, current: undefined });
  });
});

describe("a scope in a browser without highlights", () => {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    const box = { left: 10, top: 20, width: 30, height: 16 } as DOMRect;
    Range.prototype.getClientRects = () => [box] as unknown as DOMRectList;
  });
  afterEach(() => vi.unstubAllGlobals());

  const find = (text: string) =>
    [...text.matchAll(/refund/g)].map(({ index }) => ({ start: index, end: index + 6 }));

  it("draws a box behind each match, and removes the boxes with the search (spec 316)", () => {
    const page = (search: typeof find | undefined) => (
      <MatchProvider>
        <MatchScope find={search}>
          <p>
            a re<b>fund</b> and a refund
          </p>
        </MatchScope>
      </MatchProvider>
    );
    const { container, rerender } = render(page(find));
    const boxes = () => container.querySelectorAll("[aria-hidden='true'] > div");
    expect(boxes()).toHaveLength(2);
    expect((boxes()[0] as HTMLElement).style.width).toBe("30px");
    expect(container.querySelector("[data-matches]")).not.toBeNull();
    rerender(page(undefined));
    expect(boxes()).toHaveLength(0);
    expect(container.querySelector("[data-matches]")).toBeNull();
    expect(container.textContent).toBe("a refund and a refund");
  });
});
