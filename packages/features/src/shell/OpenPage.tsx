import { Brand, TopBar } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "./OpenPage.css";
import { usePageTitle } from "./use-page-title";

interface OpenPageProps {
  title: string;
  /** Above the title, small: the status of an error, whom the page is about. */
  lead?: ReactNode;
  /** What there is to say, and where to go on. */
  children: ReactNode;
}

/** A page that anybody may see, signed in or not: one thing to read, and a way on. */
export function OpenPage({ title, lead, children }: OpenPageProps) {
  const t = useT();
  usePageTitle([{ label: title }]);
  return (
    <div className={styles.page}>
      <TopBar brand={<Brand name={t("app.name")} href="/" linkLabel={t("app.homeLink")} />} />
      <main className={styles.body}>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
