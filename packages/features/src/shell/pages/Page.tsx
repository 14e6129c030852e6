import { Brand, Breadcrumbs, type Crumb, SkipLink, TopBar } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { memo, type ReactNode, type Ref } from "react";
import { AccountMenu, type AccountMenuProps } from "../account/AccountMenu";
import { PageBanner } from "../PageBanner";
import { usePageTitle } from "../use-page-title";
import { page } from "./Page.css";
import { homeLink, usePageAddresses } from "./page-addresses";

export interface PageProps {
  /** The element around the whole page. */
  ref?: Ref<HTMLDivElement>;
  /** The breadcrumbs after Home; empty on the home page itself. */
  trail: readonly Crumb[];
  /** Shown next to the breadcrumbs: a copy-link button. */
  beside?: ReactNode;
  /** Shown before the account menu: the actions of this page. */
  actions?: ReactNode;
  /** The account menu at the end of the top bar. Without it, there is none: the host has one of its own. */
  account?: AccountMenuProps | undefined;
  /** The targets of the skip links. */
  skipLinks?: readonly { targetId: string; label: string }[];
  /** The content below the top bar. */
  children: ReactNode;
}

/**
 * The layout of every page that requires a sign-in: skip links, the top bar, the account menu.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = (
 *   <Page trail={[{ label: "Support tickets" }]} account={account}>
 *     <main>My parcel has not arrived.</main>
 *   </Page>
 * );
 */
export function Page({ ref, children, ...head }: PageProps) {
  return (
    // Mod+F searches the long text of a page from anywhere on it.
    <div ref={ref} className={page} data-find-scope>
      <Head {...head} />
      <PageBanner />
      {children}
    </div>
  );
}

const noLinks: NonNullable<PageProps["skipLinks"]> = [];

/** Renders only if a page passes other props: the content of the page changes far more often. */
const Head = memo(function Head(props: Omit<PageProps, "ref" | "children">) {
  const { trail, beside, actions, account, skipLinks = noLinks } = props;
  const t = useT();
  const { home } = usePageAddresses();
  // On the home page itself, the link removes the filters.
  const crumbs = home === undefined ? trail : [{ label: t("app.home"), href: home }, ...trail];
  usePageTitle(trail.length > 0 ? trail : crumbs);
  return (
    <>
      {skipLinks.length > 0 && (
        <nav aria-label={t("app.skipLinks")}>
          {skipLinks.map(({ targetId, label }) => (
            <SkipLink key={targetId} targetId={targetId}>
              {label}
            </SkipLink>
          ))}
        </nav>
      )}
      <TopBar
        brand={<Brand name={t("app.name")} {...homeLink(home, t("app.homeLink"))} />}
        actions={
          <>
            {actions}
            {account && <AccountMenu {...account} />}
          </>
        }
      >
        <Breadcrumbs label={t("app.breadcrumbs")} crumbs={crumbs} />
        {beside}
      </TopBar>
    </>
  );
});
