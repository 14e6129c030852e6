import { useT } from "@glossa/locales";

/**
 * Returns the names of buttons that each part of a page has: what one does and, where there are several parts, to which
 * of them.
 */
export function useNameOfAction(part: string | undefined): (action: string) => string {
  const t = useT();
  return (action) => (part === undefined ? action : t("app.actionOf", { action, name: part }));
}
