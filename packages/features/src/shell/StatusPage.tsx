import { ButtonLink } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { OpenPage } from "./OpenPage";
import * as styles from "./StatusPage.css";

export interface StatusPageProps {
  /** HTTP status, or the like, of what went wrong. */
  status: number;
  /** What happened, in one sentence; default: what the status means. */
  message?: string;
}

/** The page of an address that leads nowhere, or of a page that broke. */
export function StatusPage({ status, message }: StatusPageProps) {
  const t = useT();
  const means =
    status === 404
      ? { title: t("errors.pageNotFound"), more: t("errors.notFoundLong") }
      : { title: t("errors.unexpected"), more: t("errors.somethingWrong") };
  return (
    <OpenPage title={message ?? means.title} lead={status}>
      <p>{means.more}</p>
      <div className={styles.way}>
        <ButtonLink href="/" tone="primary">
          {t("errors.backHome")}
        </ButtonLink>
      </div>
    </OpenPage>
  );
}
