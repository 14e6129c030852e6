import { Button, Skeleton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./CredentialList.css";

interface CredentialListProps {
  label: string;
  /** The number of rows; undefined while they load. */
  count: number | undefined;
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
  const { label, count, failure, onRetry, first, children } = props;
  const t = useT();
  const list = useFocusAfterRemoval(count);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
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
        count === undefined && (
          <div className={styles.placeholders} role="status" aria-label={t("app.loading")}>
            <Skeleton width="60%" height="2.5rem" />
            <Skeleton width="60%" height="2.5rem" />
          </div>
        )
      )}
    </>
  );
}

/** The focused button disappears with its row: the list gets the focus instead of the page. */
function useFocusAfterRemoval(count: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    if (isFewer && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
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
