import { Heading } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { Page, type PageProps } from "./Page";
import * as styles from "./ScrollPage.css";

export interface ScrollPageProps extends Omit<PageProps, "skipLinks"> {
  /**
   * The content draws a margin that extends to the edge of the window.
   *
   * @default false
   */
  hasMargin?: boolean;
}

/**
 * A page whose whole content scrolls below the top bar.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = (
 *   <ScrollPage trail={[{ label: "Support tickets" }]} account={account}>
 *     <ScrollPageTitle>Support tickets</ScrollPageTitle>
 *   </ScrollPage>
 * );
 */
export function ScrollPage({ children, hasMargin = false, ...page }: ScrollPageProps) {
  const t = useT();
  return (
    <Page {...page} skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}>
      <main id="main" className={styles.content} data-margin={hasMargin || undefined} tabIndex={-1}>
        {children}
      </main>
    </Page>
  );
}

export interface ScrollPageTitleProps {
  /** The name of the page. */
  children: ReactNode;
}

/**
 * The title of such a page.
 *
 * @example
 * <ScrollPageTitle>Support tickets</ScrollPageTitle>
 */
export function ScrollPageTitle({ children }: ScrollPageTitleProps) {
  return (
    <Heading level={1} size="page">
      {children}
    </Heading>
  );
}
