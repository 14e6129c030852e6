import { Brand, Heading, TopBar } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { usePageTitle } from "../use-page-title";
import * as styles from "./OpenPage.css";
import { homeLink, usePageAddresses } from "./page-addresses";

export interface OpenPageProps {
  /** The heading of the page, and the title of the browser's tab. */
  title: string;
  /** Small, above the title: the status of an error, or the user whom the page concerns. */
  lead?: ReactNode;
  /** The message, and links to other pages. */
  children: ReactNode;
}

/**
 * A public page, which needs no sign-in: a text to read, and a link to continue.
 *
 * @example
 * <OpenPage title="Support tickets">
 *   <p>This dataset is open to all members of the workspace.</p>
 * </OpenPage>
 */
export function OpenPage({ title, lead, children }: OpenPageProps) {
  const t = useT();
  const { home } = usePageAddresses();
  usePageTitle([{ label: title }]);
  return (
    <div className={styles.page}>
      <TopBar brand={<Brand name={t("app.name")} {...homeLink(home, t("app.homeLink"))} />} />
      <main className={styles.body}>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        <Heading level={1} size="page">
          {title}
        </Heading>
        {children}
      </main>
    </div>
  );
}
