import { Button, EmptyState, Markdown, Skeleton } from "@glossa/design-system";
import { useMarkdownWords, useT } from "@glossa/locales";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../../shell";
import * as styles from "./GuideScreen.css";
import type { GuideId } from "./guide-ids";

/** The data and callbacks of the page of a guide. */
export interface GuideScreenProps {
  /** Which guide is shown. */
  guide: GuideId;
  /** Markdown; undefined while it loads, or if that has failed. */
  text: string | undefined;
  /** Whether the text could not be loaded. */
  hasFailed: boolean;
  /** Called to load the text again after a failure. */
  onRetry: () => void;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * A short guide for users of the product.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = (
 *   <GuideScreen guide="answering" text="Press *Enter*." hasFailed={false} onRetry={() => undefined} account={account} />
 * );
 */
export function GuideScreen({ guide, text, hasFailed, onRetry, account }: GuideScreenProps) {
  const t = useT();
  const words = useMarkdownWords();
  const title = t(`guides.titles.${guide}`);
  return (
    <ScrollPage trail={[{ label: title }]} account={account}>
      <article className={styles.column} aria-busy={text === undefined && !hasFailed}>
        <ScrollPageTitle>{title}</ScrollPageTitle>
        {text !== undefined && <Markdown text={text} look="notes" topLevel={2} words={words} />}
        {text === undefined && !hasFailed && <Skeleton height="320px" />}
        {hasFailed && (
          <EmptyState
            title={t("guides.loadFailed")}
            action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
          />
        )}
      </article>
    </ScrollPage>
  );
}
