import { Brand, Link } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./StatusPage.css";

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
    <div className={styles.page}>
      <header>
        <Brand name={t("app.name")} href="/" linkLabel={t("app.homeLink")} />
      </header>
      <main className={styles.body}>
        <p className={styles.status}>{status}</p>
        <h1 className={styles.message}>{message}</h1>
        <p>{status === 404 ? t("errors.notFoundLong") : t("errors.somethingWrong")}</p>
        <Link href="/">{t("errors.backHome")}</Link>
      </main>
    </div>
  );
}
