import { Brand, Breadcrumbs, type Crumb, SkipLink, TopBar } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { memo, type ReactNode } from "react";
import { AccountMenu, type AccountMenuProps } from "./account/AccountMenu";
import { page } from "./Page.css";
import { PageBanner } from "./PageBanner";
import { usePageTitle } from "./use-page-title";

export interface PageProps {
  /** Where one is, after Home; empty on the home page itself. */
  trail: readonly Crumb[];
  /** Beside the breadcrumbs: a copy-link button. */
  beside?: ReactNode;
  /** Before the account menu: what one can do on this page. */
  actions?: ReactNode;
  account: AccountMenuProps;
  /** What Tab can jump to at once. */
  skipLinks?: readonly { targetId: string; label: string }[];
  children: ReactNode;
}

/** The frame of every page behind the sign-in: skip links, the bar, the account menu. */
export function Page({ children, ...head }: PageProps) {
  return (
    // Mod+F searches the long text of a page, wherever on it the focus is.
    <div className={page} data-find-scope>
      <Head {...head} />
      <PageBanner />
      {children}
    </div>
  );
}

const noLinks: NonNullable<PageProps["skipLinks"]> = [];

/** Drawn anew only where a page hands in something else: what is worked on changes far more often. */
const Head = memo(function Head(props: Omit<PageProps, "children">) {
  const { trail, beside, actions, account, skipLinks = noLinks } = props;
  const t = useT();
  const crumbs = [
    trail.length > 0 ? { label: t("app.home"), href: "/" } : { label: t("app.home") },
    ...trail,
  ];
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
        brand={<Brand name={t("app.name")} href="/" linkLabel={t("app.homeLink")} />}
        actions={
          <>
            {actions}
            <AccountMenu {...account} />
          </>
        }
      >
        <Breadcrumbs label={t("app.breadcrumbs")} crumbs={crumbs} />
        {beside}
      </TopBar>
    </>
  );
});
