import { useT } from "@glossa/locales";
import * as styles from "./Filters.css";

const operators = ["phrase", "either", "without", "prefix", "similar"] as const;

interface SearchHelpProps {
  id: string;
  /** Whether the search is being written; false when it has been applied. */
  isNeeded: boolean;
  /** Whether the server finds the words that contain a part. */
  canSearchParts?: boolean | undefined;
}

/** The syntax of the search, shown while the field has the focus and the search is being written. */
export function SearchHelp({ id, isNeeded, canSearchParts = false }: SearchHelpProps) {
  const t = useT();
  return (
    <div id={id} className={styles.searchHelp} data-needed={isNeeded || undefined}>
      {t("filters.searchHelp")}
      <dl className={styles.operators}>
        {[...operators, ...(canSearchParts ? (["contains"] as const) : [])].map((name) => (
          <div key={name} className={styles.operator}>
            <dt className={styles.sign}>
              <bdi>{t(`filters.operators.${name}`)}</bdi>
            </dt>
            <dd className={styles.means}>{t(`filters.operators.${name}Means`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
