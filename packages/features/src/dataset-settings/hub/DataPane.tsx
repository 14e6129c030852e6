import { EmptyState, ExternalLink, Icon, Inbox, Tabs, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ColumnTable } from "./ColumnTable";
import * as styles from "./HubData.css";
import { source } from "./HubPreview.css";
import { chosenSubset, type HubDraft } from "./hub-draft";
import { MOST_ROWS } from "./most-rows";
import type { HubDatasetScreenProps } from "./view-model";

/** The rows that are shown of a split. */
const SHOWN_ROWS = 10;

const DOT = "·";

type DataPaneProps = Pick<HubDatasetScreenProps, "repository" | "href" | "subsets" | "data" | "viewerOf"> & {
  draft: HubDraft;
};

/** The first rows of the repository, and the hub's own viewer. */
export function DataPane(props: DataPaneProps) {
  const { repository, href, draft, viewerOf } = props;
  const t = useT();
  const { split } = chosenSubset(draft);
  const viewer = viewerOf(draft.subset, split);
  return (
    <Tabs
      className={styles.data}
      label={t("hub.data")}
      tabs={[
        { value: "rows", label: t("hub.rows"), content: <Rows {...props} /> },
        {
          value: "viewer",
          label: t("hub.viewer"),
          content: (
            <div className={styles.viewer}>
              {viewer && (
                <iframe
                  className={styles.frame}
                  src={viewer}
                  title={t("hub.viewerOf", { repository })}
                  sandbox="allow-scripts allow-same-origin allow-popups"
                  loading="lazy"
                />
              )}
              <a className={source} href={`${href}/viewer`} target="_blank" rel="noreferrer">
                {t("hub.viewerElsewhere")}
                <Icon picture={ExternalLink} />
              </a>
            </div>
          ),
        },
      ]}
    />
  );
}

function Rows({ subsets, data, draft }: DataPaneProps) {
  const t = useT();
  const { split } = chosenSubset(draft);
  const subset = subsets.find(({ name }) => name === draft.subset);
  const shown = data.rows.slice(0, SHOWN_ROWS);
  const all = subset?.splits.find(({ name }) => name === split)?.rows;
  const counted =
    all !== undefined && shown.length > 0 && t("hub.rowsShown", { shown: shown.length, count: all });
  if (data.load === "missing")
    return (
      <EmptyState icon={Inbox} title={t("hub.noRows")}>
        {t("hub.noRowsBody")}
      </EmptyState>
    );
  return (
    <>
      <Text className={styles.rowCount} tone="secondary" size="sm">
        {counted} {counted && DOT} {t("hub.firstRows", { most: MOST_ROWS })}
      </Text>
      <ColumnTable
        label={t("hub.rowsOf", { split })}
        columns={subset?.columns ?? []}
        rows={shown}
        isLoading={data.load === "loading"}
      />
    </>
  );
}
