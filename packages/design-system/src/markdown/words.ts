/** Labels of code blocks and formulas in a text. */
export interface MarkdownWords {
  copy: string;
  copied: string;
  /** Shown with a formula that cannot be rendered, beside its source. */
  badFormula: string;
  /** Shown in place of an image that cannot be loaded, before its alternative text. */
  noImage: string;
}
