import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** The sign for a figure that cannot be computed. */
export function UndefinedFigure() {
  const t = useT();
  return (
    <>
      <span aria-hidden>{"—"}</span>
      <VisuallyHidden>{t("agreement.undefined")}</VisuallyHidden>
    </>
  );
}
