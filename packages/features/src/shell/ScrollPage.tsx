import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { Page, type PageProps } from "./Page";
import * as styles from "./ScrollPage.css";

/** A page whose content scrolls under the bar, all of it together. */
export function ScrollPage({ children, ...page }: Omit<PageProps, "skipLinks">) {
  const t = useT();
  return (
    <Page {...page} skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}>
      <main id="main" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </Page>
  );
}

/** What such a page is about. */
export function ScrollPageTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}
