import { Marked, type TokenizerAndRendererExtension, type Tokens } from "marked";
import { taskBoxes } from "../render";

/** Maximum length of a formula; longer ones are shown as source. */
const LONGEST = 2000;
/** How far the text is searched for the next formula at a time; otherwise each word would search the rest of it. */
const AHEAD = 2000;

const inParagraph = [
  { pattern: new RegExp(`^\\$\\$(?!\\$)((?:\\\\[^]|[^\\\\$]){1,${LONGEST}})\\$\\$`), look: "block" },
  // As in "from $5 to $10", a dollar before a space or before a figure is money.
  {
    pattern: new RegExp(
      `^\\$(?![\\s$])((?:\\\\[^\\n]|[^\\\\$\\n]){1,${LONGEST}})(?<!\\s)\\$(?![\\p{L}\\d])`,
      "u",
    ),
    look: "inline",
  },
  { pattern: new RegExp(`^\\\\\\[([^]{1,${LONGEST}}?)\\\\\\]`), look: "block" },
  { pattern: new RegExp(`^\\\\\\(([^]{1,${LONGEST}}?)\\\\\\)`), look: "inline" },
] as const;

interface FormulaToken extends Tokens.Generic {
  tex: string;
  look: "inline" | "block";
}

const formula: TokenizerAndRendererExtension = {
  name: "formula",
  level: "inline",
  start(source) {
    const ahead = source.slice(0, AHEAD);
    const found = ahead.search(/\$|\\[([]/);
    return found >= 0 ? found : ahead.length < source.length ? ahead.length : undefined;
  },
  tokenizer(source): FormulaToken | undefined {
    for (const { pattern, look } of inParagraph) {
      const [raw, tex = ""] = pattern.exec(source) ?? [];
      if (raw && tex.trim()) return { type: "formula", raw, tex: tex.trim(), look };
    }
    return undefined;
  },
  renderer: (token) => formulaMark(token as FormulaToken),
};

/** A formula in lines of its own may hold what begins a list, a heading or a table elsewhere, so it is found before those. */
const formulaBlock: TokenizerAndRendererExtension = {
  name: "formulaBlock",
  level: "block",
  start(source) {
    const paragraph = source.slice(0, AHEAD).split(/\n[ \t]*\n/, 1)[0] ?? "";
    const found = paragraph.search(/\n {0,3}(?:\$\$|\\\[)/);
    return found >= 0 ? found + 1 : undefined;
  },
  tokenizer(source): FormulaToken | undefined {
    const [raw, dollars, brackets] = aloneInItsLines.exec(source) ?? [];
    const tex = (dollars ?? brackets)?.trim();
    return raw && tex ? { type: "formulaBlock", raw, tex, look: "block" } : undefined;
  },
  renderer: (token) => formulaMark(token as FormulaToken),
};
const aloneInItsLines = new RegExp(
  `^ {0,3}(?:\\$\\$(?!\\$)((?:\\\\[^]|[^\\\\$]){1,${LONGEST}})\\$\\$|\\\\\\[([^]{1,${LONGEST}}?)\\\\\\])[ \\t]*(?:\\n+|$)`,
);

function formulaMark({ tex, look }: FormulaToken): string {
  const tag = look === "block" ? "div" : "span";
  return `<${tag} data-formula="${look}">${escaped(tex)}</${tag}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const parser = new Marked({ gfm: true, breaks: true });
parser.use({
  extensions: [formulaBlock, formula],
  renderer: {
    ...taskBoxes,
    code: ({ text, lang = "" }) =>
      `<pre data-language="${escaped(/^\S{0,30}/.exec(lang)?.[0] ?? "")}">${escaped(text)}</pre>\n`,
  },
});

/**
 * Markdown with formulas, `$a$`, `$$a$$`, `\(a\)` and `\[a\]`. Formulas and code are returned as their source with a
 * mark; a user who writes the marks by hand gets the same result and no more.
 */
export const dialect = { parser, marks: ["data-formula", "data-language"] };
