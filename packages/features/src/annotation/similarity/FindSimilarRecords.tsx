import { FindSimilar, IconButton, Waypoints } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { use } from "react";
import { SimilarityContext } from "./similarity-context";

/** Finds the records that are similar to one; absent for a dataset without vectors. */
export function FindSimilarRecords({ recordId }: { recordId: string }) {
  const t = useT();
  const format = useFormat();
  const similarity = use(SimilarityContext);
  if (!similarity) return null;
  const { view, onSimilarity } = similarity;
  const usual = view.search?.limit ?? view.usualLimit;
  return (
    <FindSimilar
      trigger={<IconButton picture={Waypoints} label={t("similarity.find")} />}
      vectors={view.vectors.map(({ name, title }) => ({ value: name, label: title }))}
      limits={{ choices: view.limits.map((value) => ({ value, label: format.number(value) })), usual }}
      onFind={({ vector, order, limit = usual }) =>
        onSimilarity({ recordId, vectorName: vector, order, limit })
      }
      words={{
        title: t("similarity.title"),
        order: t("similarity.order"),
        most: t("similarity.most"),
        least: t("similarity.least"),
        vector: t("similarity.vector"),
        limit: t("similarity.limit"),
        cancel: t("similarity.cancel"),
        find: t("similarity.run"),
      }}
    />
  );
}
