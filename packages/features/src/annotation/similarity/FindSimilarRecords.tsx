import { FindSimilar, IconButton, Waypoints } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { use } from "react";
import { SimilarityContext } from "./similarity-context";

/** Finds the records that are similar to one; absent for a dataset without vectors. */
export function FindSimilarRecords({ recordId }: { recordId: string }) {
  const t = useT();
  const similarity = use(SimilarityContext);
  if (!similarity) return null;
  const { view, onSimilarity } = similarity;
  return (
    <FindSimilar
      trigger={<IconButton picture={Waypoints} label={t("similarity.find")} />}
      vectors={view.vectors.map(({ name, title }) => ({ value: name, label: title }))}
      onFind={({ vector, order }) =>
        onSimilarity({ recordId, vectorName: vector, order, limit: view.search?.limit ?? view.usualLimit })
      }
      words={{
        title: t("similarity.title"),
        order: t("similarity.order"),
        most: t("similarity.most"),
        least: t("similarity.least"),
        vector: t("similarity.vector"),
        cancel: t("similarity.cancel"),
        find: t("similarity.run"),
      }}
    />
  );
}
