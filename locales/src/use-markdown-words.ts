import { useT } from "./i18n";

/**
 * The labels of code and formulas in every Markdown text.
 *
 * @example
 * function Guidelines({ text }: { text: string }) {
 *   return <Markdown text={text} words={useMarkdownWords()} />;
 * }
 */
export function useMarkdownWords() {
  const t = useT();
  return {
    copy: t("markdown.copyCode"),
    copied: t("app.copied"),
    badFormula: t("markdown.badFormula"),
    noImage: t("fields.imageFailed"),
  };
}
