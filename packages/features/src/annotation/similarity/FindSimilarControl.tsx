import type { RecordFilters } from "@glossa/contract";
import { Button, FindSimilar, IconButton, ScanSearch } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Similarity.css";
import { defaultSimilarityLimit, type SimilarityView, similarityLimits } from "./similarity-view";

interface FindSimilarControlProps {
  recordId: string;
  vectors: SimilarityView["vectors"];
  /** Only a picture, in a list of records. */
  isCompact: boolean;
  onFilters: (change: Partial<RecordFilters>) => void;
}

/** Searches for records similar to one: at once with a single vector, otherwise after a choice. */
export function FindSimilarControl({ recordId, vectors, isCompact, onFilters }: FindSimilarControlProps) {
  const t = useT();
  return (
    <FindSimilar
      trigger={
        isCompact ? (
          <IconButton picture={ScanSearch} label={t("similar.find")} />
        ) : (
          <Button
            className={styles.find}
            tone="ghost"
            size="sm"
            icon={ScanSearch}
            aria-label={t("similar.find")}
          >
            <span className={styles.findLabel}>{t("similar.find")}</span>
          </Button>
        )
      }
      vectors={vectors.map(({ name, title }) => ({ value: name, label: title }))}
      limits={{
        label: t("similar.limit"),
        choices: similarityLimits,
        usual: defaultSimilarityLimit,
      }}
      onFind={({ vector, order, limit = defaultSimilarityLimit }) =>
        onFilters({ similarity: { recordId, vectorName: vector, order, limit } })
      }
      words={{
        title: t("similar.title"),
        order: t("similar.order"),
        most: t("similar.most"),
        least: t("similar.least"),
        vector: t("similar.vector"),
        cancel: t("similar.cancel"),
        find: t("similar.go"),
      }}
    />
  );
}
