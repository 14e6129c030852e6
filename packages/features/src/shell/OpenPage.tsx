import { Brand } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "./OpenPage.css";
import { usePageTitle } from "./use-page-title";

interface OpenPageProps {
  title: string;
  /** A number above the title, small: the status of an error. */
  status?: number;
  /** What there is to say, and where to go on. */
  children: ReactNode;
}

/** A page that anybody may see, signed in or not: one thing to read, and a way on. */
export function OpenPage({ title, status, children }: OpenPageProps) {
  const t = useT();
  usePageTitle([{ label: title }]);
  return (
    <div className={styles.page}>
      <header>
        <Brand name={t("app.name")} href="/" linkLabel={t("app.homeLink")} />
      </header>
      <main className={styles.body}>
        {status !== undefined && <p className={styles.status}>{status}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
