import { StatusPage } from "@glossa/features/frame";
import { useT } from "@glossa/locales";

/** An address that leads nowhere. */
export function Component() {
  const t = useT();
  return <StatusPage status={404} message={t("errors.pageNotFound")} />;
}
