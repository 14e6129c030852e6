import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./TeamAnswerList.css";

/** Says that the answers of others could not be loaded: without it, it would look as if there were none. */
export function FailedTeamAnswers({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useT();
  return (
    <div className={styles.failed}>
      <Banner tone="danger">
        <BannerRow>
          <span>{t("team.failed")}</span>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              {t("app.retry")}
            </Button>
          )}
        </BannerRow>
      </Banner>
    </div>
  );
}
