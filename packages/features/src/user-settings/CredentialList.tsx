import { Button, Skeleton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode, Ref } from "react";
import * as styles from "./CredentialList.css";

interface CredentialListProps {
  /** The name of the list; it gets the focus when one of its rows has gone. */
  label: string;
  listRef: Ref<HTMLUListElement>;
  /** Whether its rows are still loading. */
  isLoading: boolean;
  /** Why they could not be loaded. */
  failure: string;
  /** Present if they could not be loaded. */
  onRetry: (() => void) | undefined;
  /** Rows that are there before the others are loaded. */
  first?: ReactNode;
  children: ReactNode;
}

/** A list of sign-ins or API keys: loading, failed or shown. */
export function CredentialList(props: CredentialListProps) {
  const { label, listRef, isLoading, failure, onRetry, first, children } = props;
  const t = useT();
  return (
    <>
      <ul ref={listRef} className={styles.list} aria-label={label} tabIndex={-1}>
        {first}
        {children}
      </ul>
      {onRetry ? (
        <div role="alert" className={styles.failure}>
          {failure}
          <Button size="sm" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        </div>
      ) : (
        isLoading && (
          <div className={styles.placeholders} role="status" aria-label={t("app.loading")}>
            <Skeleton width="60%" height="2.5rem" />
            <Skeleton width="60%" height="2.5rem" />
          </div>
        )
      )}
    </>
  );
}

interface CredentialRowProps {
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Facts in the line below. */
  details: readonly string[];
  /** Buttons at the end. */
  children?: ReactNode;
}

/** One sign-in or API key. */
export function CredentialRow({ title, badge, details, children }: CredentialRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.content}>
        <div className={styles.title}>
          <bdi>{title}</bdi>
          {badge}
        </div>
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>
              <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  );
}
