import { ButtonLink } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { OpenPage } from "./OpenPage";
import * as styles from "./StatusPage.css";

export interface StatusPageProps {
  /** The HTTP status, or a similar code, of the error. */
  status: number;
  /** What happened, in one sentence; default: the meaning of the status. */
  message?: string;
}

/** The page for a URL that does not exist, or for a page that failed. */
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
