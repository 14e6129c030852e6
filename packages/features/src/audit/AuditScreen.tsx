import { Button, EmptyState, Search, Stack, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import { LoadingRows } from "../shell/list/LoadingRows";
import { ShowAll } from "../shell/list/ShowAll";
import * as styles from "./Audit.css";
import { AuditFilters } from "./AuditFilters";
import { AuditTable } from "./AuditTable";
import { type AuditEntryView, type AuditLoad, type AuditSearch, wholeAudit } from "./view-model";

/** The data and callbacks of the page of the audit log. */
export interface AuditScreenProps {
  /** Whether the first entries load, were loaded or could not be loaded. */
  load: AuditLoad;
  /** The entries that were loaded, the latest first. */
  entries: readonly AuditEntryView[];
  /** Which entries are shown. */
  search: AuditSearch;
  /** Called with each change of the search. */
  onSearch: (search: AuditSearch) => void;
  /** Whether there are older entries. */
  hasMore: boolean;
  /** Whether older entries load. */
  isLoadingMore: boolean;
  /** Called to load older entries. */
  onMore: () => void;
  /** Whether a file is being made. */
  isSaving: boolean;
  /** Called to save all entries of the search as a file. */
  onSave: () => void;
  /** Called to load the entries again after a failure. */
  onRetry: () => void;
  /** The address of the page of people, to which the log belongs. */
  peopleHref: string;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * Who signed in, and who changed people, keys, settings and the responses of others.
 *
 * @example
 * declare const rest: Omit<AuditScreenProps, "load">;
 * const page = <AuditScreen {...rest} load="ready" />;
 */
export function AuditScreen(props: AuditScreenProps) {
  const { load, account, peopleHref } = props;
  const t = useT();
  return (
    <ScrollPage
      trail={[{ label: t("people.title"), href: peopleHref }, { label: t("audit.title") }]}
      account={account}
    >
      <div className={styles.column}>
        <ScrollPageTitle>{t("audit.title")}</ScrollPageTitle>
        <p className={styles.about}>{t("audit.about")}</p>
        <AuditFilters {...props} />
        <VisuallyHidden>
          <p role="status">{load === "ready" && t("audit.found", { count: props.entries.length })}</p>
        </VisuallyHidden>
        {load === "failed" ? (
          <Failed {...props} />
        ) : load === "loading" ? (
          <LoadingRows />
        ) : (
          <Found {...props} />
        )}
      </div>
    </ScrollPage>
  );
}

function Failed({ onRetry }: AuditScreenProps) {
  const t = useT();
  return (
    <EmptyState
      icon={Search}
      title={t("audit.failedTitle")}
      action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
    >
      {t("people.failedBody")}
    </EmptyState>
  );
}

function Found({ entries, onSearch, hasMore, isLoadingMore, onMore }: AuditScreenProps) {
  const t = useT();
  if (entries.length === 0)
    return (
      <EmptyState
        icon={Search}
        title={t("audit.noneFound")}
        action={<ShowAll onShowAll={() => onSearch(wholeAudit)}>{t("people.showAll")}</ShowAll>}
      />
    );
  return (
    <Stack gap={4} align="start">
      <AuditTable entries={entries} />
      {hasMore && (
        <Button busyLabel={isLoadingMore ? t("app.loading") : undefined} onClick={onMore}>
          {t("audit.more")}
        </Button>
      )}
    </Stack>
  );
}
