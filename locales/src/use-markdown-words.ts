import { useT } from "./i18n";

/** What every text in Markdown says about its code and its formulas. */
export function useMarkdownWords() {
  const t = useT();
  return {
    copy: t("markdown.copyCode"),
    copied: t("app.copied"),
    badFormula: t("markdown.badFormula"),
    noImage: t("fields.imageFailed"),
  };
}
