import { Heading } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { Page, type PageProps } from "./Page";
import * as styles from "./ScrollPage.css";

/** A page whose whole content scrolls below the top bar. */
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

/** The title of such a page. */
export function ScrollPageTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={1} size="page">
      {children}
    </Heading>
  );
}
