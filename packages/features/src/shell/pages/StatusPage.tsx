import { Button, ButtonLink, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { OpenPage } from "./OpenPage";
import { usePageAddresses } from "./page-addresses";
import * as styles from "./StatusPage.css";

const longestDetail = 500;

export interface StatusPageProps {
  /** The HTTP status, or a similar code, of the error. */
  status: number;
  /** What happened, in one sentence; default: the meaning of the status. */
  message?: string;
  /** The message of the error itself, for a report; shown in small type below. Default: none. */
  detail?: string | undefined;
  /** Loads the page again. Default: not offered. */
  onReload?: () => void;
}

/**
 * The page for a URL that does not exist, or for a page that failed.
 *
 * @example
 * <StatusPage status={404} message="This dataset does not exist." />
 */
export function StatusPage({ status, message, detail, onReload }: StatusPageProps) {
  const t = useT();
  const { home } = usePageAddresses();
  const [title, more] =
    status === 404
      ? [message ?? t("errors.pageNotFound"), t("errors.notFoundLong")]
      : [t("errors.somethingWrong"), message ?? t("errors.unexpected")];
  return (
    <OpenPage title={title} lead={status}>
      <Stack gap={5}>
        <p>{more}</p>
        {detail && <p className={styles.detail}>{detail.slice(0, longestDetail)}</p>}
        <Stack direction="row" gap={2}>
          {onReload && (
            <Button tone="primary" onClick={onReload}>
              {t("errors.reload")}
            </Button>
          )}
          {home !== undefined && (
            <ButtonLink href={home} tone={onReload ? "secondary" : "primary"}>
              {t("errors.backHome")}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </OpenPage>
  );
}
