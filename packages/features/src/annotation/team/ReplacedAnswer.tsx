import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./TeamAnswerList.css";

interface ReplacedAnswerProps {
  /** Restores the user's own answer; undefined if none was replaced. */
  onRestore: (() => void) | undefined;
}

/** Says that an answer of others has replaced the user's own, which can be restored. */
export function ReplacedAnswer({ onRestore }: ReplacedAnswerProps) {
  const t = useT();
  // Rendered even if nothing was replaced, so that it is announced.
  return (
    <div className={styles.replacedAnswer} data-shown={onRestore !== undefined}>
      <span role="status">{onRestore && t("team.replacedAnswer")}</span>
      {onRestore && (
        <Button size="sm" tone="ghost" onClick={onRestore}>
          {t("team.restoreAnswer")}
        </Button>
      )}
    </div>
  );
}
