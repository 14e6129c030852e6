import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { BulkView } from "../bulk-view";
import * as styles from "./AllResults.css";

interface AllResultsProps {
  bulk: BulkView;
  onAffectAll: (isOn: boolean) => void;
}

/**
 * Shown once the whole page is selected: offers to affect all results of the search and the filters, or explains why
 * that is not possible.
 */
export function AllResults({ bulk, onAffectAll }: AllResultsProps) {
  const t = useT();
  const { isAll, allResults, tooManyResults, mostResults, rows, progress } = bulk;
  if (progress) return null;
  if (tooManyResults !== undefined)
    return (
      <div className={styles.strip} role="status">
        {t("bulk.pageSelected", { count: rows.length })}{" "}
        {t("bulk.tooMany", { most: mostResults, count: tooManyResults })}
      </div>
    );
  if (allResults === undefined) return null;
  return (
    <div className={styles.strip} role="status">
      {t(isAll ? "bulk.allSelected" : "bulk.pageSelected", { count: isAll ? allResults : rows.length })}
      <Button size="sm" onClick={() => onAffectAll(!isAll)}>
        {isAll ? t("bulk.cancel") : t("bulk.affectAll", { count: allResults })}
      </Button>
    </div>
  );
}
