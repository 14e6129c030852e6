/** What is said about code and formulas in a text. */
export interface MarkdownWords {
  copy: string;
  copied: string;
  /** Beside a formula that can't be set, which is shown as it was written. */
  badFormula: string;
}
