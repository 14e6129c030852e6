import { useT } from "./i18n";

/** The labels of code and formulas in every Markdown text. */
export function useMarkdownWords() {
  const t = useT();
  return {
    copy: t("markdown.copyCode"),
    copied: t("app.copied"),
    badFormula: t("markdown.badFormula"),
    noImage: t("fields.imageFailed"),
  };
}
