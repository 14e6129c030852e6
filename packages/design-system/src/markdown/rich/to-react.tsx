import { createElement, type ReactNode } from "react";
import type { MarkdownWords } from "../words";
import { Code } from "./Code";
import { Formula } from "./Formula";

// Typesetting a formula takes about a millisecond, as does colouring a kilobyte of code. A text may contain megabytes
// of them; beyond these limits their source is shown, so that the page stays responsive.
const MOST_FORMULAS = 300;
const MOST_BLOCKS = 300;
const MOST_COLOURED = 60_000;
const MOST_COLOURED_AT_ONCE = 20_000;

/** The remaining budget for code and formulas of one text. */
interface Budget {
  formulas: number;
  blocks: number;
  characters: number;
}

/** Converts sanitised nodes to React elements, with components for code and formulas. */
export function toReact(nodes: DocumentFragment, words: MarkdownWords): ReactNode {
  return childrenOf(nodes, words, {
    formulas: MOST_FORMULAS,
    blocks: MOST_BLOCKS,
    characters: MOST_COLOURED,
  });
}

function childrenOf(parent: Node, words: MarkdownWords, budget: Budget): ReactNode[] {
  // React does not allow text between table rows, and it would be invisible.
  const isTable = withoutText.has(parent.nodeName);
  return [...parent.childNodes].map((node, index) =>
    node instanceof Element ? elementOf(node, index, words, budget) : isTable ? null : node.nodeValue,
  );
}

function elementOf(element: Element, key: number, words: MarkdownWords, budget: Budget): ReactNode {
  const text = element.textContent ?? "";
  const language = element.getAttribute("data-language");
  if (language !== null && budget.blocks > 0) {
    budget.blocks -= 1;
    const isColoured = text.length <= Math.min(budget.characters, MOST_COLOURED_AT_ONCE);
    if (isColoured) budget.characters -= text.length;
    return <Code key={key} code={text} language={language} isColoured={isColoured} words={words} />;
  }
  const display = element.getAttribute("data-formula");
  if (display !== null && budget.formulas > 0) {
    budget.formulas -= 1;
    return <Formula key={key} tex={text} isBlock={display === "block"} notice={words.badFormula} />;
  }
  const children = childrenOf(element, words, budget);
  return createElement(element.localName, { key, ...propsOf(element) }, ...children);
}

const withoutText = new Set(["TABLE", "THEAD", "TBODY", "TFOOT", "TR"]);
const inReact: Record<string, string> = { colspan: "colSpan", rowspan: "rowSpan", tabindex: "tabIndex" };

function propsOf(element: Element): Record<string, string | boolean> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      inReact[name] ?? name,
      name === "controls" ? true : value,
    ]),
  );
}
