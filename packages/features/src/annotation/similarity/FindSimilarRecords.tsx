import { Button, FindSimilar, type FindSimilarProps, IconButton, Waypoints } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { use } from "react";
import { useNameOfAction } from "../../shell/use-name-of-action";
import { SimilarityContext } from "./similarity-context";

/**
 * Finds the records that are similar to one; absent for a dataset without vectors. `of` is its name, where there are several.
 */
export function FindSimilarRecords({ recordId, of }: { recordId: string; of?: string | undefined }) {
  const t = useT();
  const nameOf = useNameOfAction(of);
  return (
    <FindSimilarTo
      recordIds={[recordId]}
      trigger={
        <IconButton picture={Waypoints} label={nameOf(t("similarity.find"))} tooltip={t("similarity.find")} />
      }
    />
  );
}

/** Finds the records that are similar to several; absent where the server accepts fewer references. */
export function FindMoreLikeThese({ recordIds }: { recordIds: readonly string[] }) {
  const t = useT();
  return (
    <FindSimilarTo
      recordIds={recordIds}
      trigger={
        <Button tone="ghost" size="sm" icon={Waypoints}>
          {t("similarity.findSeveral")}
        </Button>
      }
    />
  );
}

interface FindSimilarToProps {
  recordIds: readonly string[];
  trigger: FindSimilarProps["trigger"];
}

function FindSimilarTo({ recordIds, trigger }: FindSimilarToProps) {
  const t = useT();
  const format = useFormat();
  const similarity = use(SimilarityContext);
  const [recordId, ...moreRecordIds] = recordIds;
  if (!similarity || recordId === undefined) return null;
  const { view, onSimilarity } = similarity;
  if (recordIds.length > (view.mostReferences ?? 1)) return null;
  const usual = view.search?.limit ?? view.usualLimit;
  const references = { recordId, ...(moreRecordIds.length > 0 && { moreRecordIds }) };
  return (
    <FindSimilar
      trigger={trigger}
      vectors={view.vectors.map(({ name, title }) => ({ value: name, label: title }))}
      limits={{ options: view.limits.map((value) => ({ value, label: format.number(value) })), usual }}
      onFind={({ vector, order, limit = usual }) =>
        onSimilarity({ ...references, vectorName: vector, order, limit })
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
