import highlighter from "highlight.js/lib/core";
import { createElement, type ReactNode } from "react";
import { trustedHtml } from "../../trusted-html";
import { languages } from "./languages";

for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Maps token types to our five code colours; other tokens have the text colour. */
const inks: Record<string, string> = {
  keyword: "word",
  built_in: "word",
  type: "word",
  literal: "word",
  "selector-tag": "word",
  "selector-pseudo": "word",
  name: "word",
  doctag: "word",
  tag: "word",
  string: "text",
  regexp: "text",
  char: "text",
  symbol: "text",
  link: "text",
  addition: "text",
  number: "number",
  meta: "number",
  deletion: "number",
  bullet: "number",
  title: "name",
  section: "name",
  attr: "name",
  attribute: "name",
  property: "name",
  variable: "name",
  "template-variable": "name",
  "selector-class": "name",
  "selector-id": "name",
  comment: "comment",
  quote: "comment",
};

/** Highlighted code with the name of its language. */
export interface Coloured {
  name: string;
  lines?: ReactNode;
}

/** Highlights code and returns the usual name of its language; an unknown language is returned unchanged. */
export function coloured(code: string, language: string, isColoured: boolean): Coloured {
  const name = highlighter.getLanguage(language)?.name;
  if (name === undefined || !isColoured) return { name: name ?? language };
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  // Only the text and the token types are taken from the library's output.
  const { body } = new DOMParser().parseFromString(
    trustedHtml(`<!doctype html><body><pre>\n${value}`),
    "text/html",
  );
  return { name, lines: inked(body.firstChild) };
}

function inked(parent: Node | null): ReactNode[] {
  return [...(parent?.childNodes ?? [])].map((node, index) => {
    if (!(node instanceof Element)) return node.nodeValue;
    const ink = inks[/^hljs-([\w-]+)/.exec(node.className)?.[1] ?? ""];
    return createElement("span", { key: index, "data-ink": ink }, ...inked(node));
  });
}
