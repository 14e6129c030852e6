import { Button, Skeleton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "./Filters.css";
import type { FilterPorts, FiltersView } from "./filters-view";

interface WithChoicesProps {
  view: Pick<FiltersView, "choices" | "hasFailed">;
  ports: Pick<FilterPorts, "onFilterChoices">;
  children: ReactNode;
}

/** Shows placeholders until the values are loaded, or that loading failed. */
export function WithChoices({ view, ports, children }: WithChoicesProps) {
  const t = useT();
  if (view.choices) return children;
  if (view.hasFailed)
    return (
      <div className={styles.state} role="alert">
        {t("filters.failed")}
        <Button size="sm" onClick={ports.onFilterChoices}>
          {t("app.retry")}
        </Button>
      </div>
    );
  return (
    <div className={styles.state} aria-busy="true">
      <Skeleton width="60%" height="1rem" />
      <Skeleton width="80%" height="1rem" />
      <Skeleton width="40%" height="1rem" />
    </div>
  );
}
