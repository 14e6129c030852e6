import { Button, Spinner } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Filters.css";
import type { FilterChoices } from "./filters-view";

interface LoadStateProps {
  load: FilterChoices["load"];
  onRetry: () => void;
  /** Shown if there is nothing to choose. */
  none?: string;
}

/** Says that the values of a filter load, could not be loaded, or do not exist. */
export function LoadState({ load, onRetry, none }: LoadStateProps) {
  const t = useT();
  if (load === "failed")
    return (
      <div className={styles.note} role="alert">
        {t("filters.failed")}
        <Button size="sm" onClick={onRetry}>
          {t("app.retry")}
        </Button>
      </div>
    );
  return (
    <p className={styles.note} role="status" aria-busy={load !== "ready" || undefined}>
      {load === "ready" ? (
        none
      ) : (
        <>
          <Spinner />
          {t("filters.loading")}
        </>
      )}
    </p>
  );
}
