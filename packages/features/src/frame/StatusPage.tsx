import { Link } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { OpenPage } from "./OpenPage";

export interface StatusPageProps {
  /** HTTP status, or the like, of what went wrong. */
  status: number;
  /** What happened, in one sentence. */
  message: string;
}

/** The page of an address that leads nowhere, or of a page that broke. */
export function StatusPage({ status, message }: StatusPageProps) {
  const t = useT();
  return (
    <OpenPage title={message} status={status}>
      <p>{status === 404 ? t("errors.notFoundLong") : t("errors.somethingWrong")}</p>
      <Link href="/">{t("errors.backHome")}</Link>
    </OpenPage>
  );
}
