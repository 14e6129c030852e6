import type { Field, Question } from "@glossa/contract";
import { Banner, BannerRow, Button, EmptyState, Inbox, Link, Search, Stack } from "@glossa/design-system";
import { useLocaleCode, useT } from "@glossa/locales";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { type AccountMenuProps, Page, ScrollPageTitle } from "../shell";
import { ShowAll } from "../shell/list/ShowAll";
import { allDatasets, type DatasetCriteria } from "./criteria";
import { DatasetList, type DatasetListProps } from "./DatasetList";
import { DatasetToolbar } from "./DatasetToolbar";
import type { GuideId } from "./guide/guide-ids";
import * as styles from "./HomeScreen.css";
import { HomeMargin, type HubPorts } from "./margin/HomeMargin";
import { selectDatasets, workspaceChoices } from "./select-datasets";
import { SnippetDialog, type SnippetPorts } from "./snippets/SnippetDialog";
import type { KeptPlace } from "./use-kept-place";

/** A dataset as the list shows it; details that are loading or could not be loaded are undefined. */
export interface DatasetSummary {
  id: string;
  name: string;
  /** The name of its workspace; empty if the user is not a member. */
  workspace: string;
  isDraft: boolean;
  lastActivity: Date;
  created: Date;
  fieldTypes: readonly Field["settings"]["type"][] | undefined;
  questionTypes: readonly Question["settings"]["type"][] | undefined;
  progress: { total: number; completed: number; users: readonly string[] } | undefined;
}

/** The data and callbacks of the home page. */
export interface HomeScreenProps extends Omit<DatasetListProps, "datasets" | "criteriaKey" | "onAddRecords"> {
  /** All datasets of the user, in any order. */
  datasets: readonly DatasetSummary[];
  /** Whether the list is being loaded, was loaded or could not be loaded. */
  load: "loading" | "ready" | "failed";
  /** The search, the filters and the order of the list. */
  criteria: DatasetCriteria;
  /** The user has chosen other criteria; while a text is being typed, `isTyping` is true. */
  onCriteria: (criteria: DatasetCriteria, isTyping: boolean) => void;
  /** Whether the user may create datasets and add records: owners and admins. Undefined while the user loads. */
  isManager: boolean | undefined;
  /** The data and callbacks of the dialog with Python code. */
  python: SnippetPorts;
  /** Called to open the page on which a dataset is prepared. */
  onCreate: () => void;
  /** The callbacks of imports from the hub. */
  hub: HubPorts;
  /** Called with files that were chosen or dropped, to open the page that imports them. */
  onFiles: (files: readonly File[]) => void;
  /** Returns the address of a guide. */
  hrefOfGuide: (guide: GuideId) => string;
  /** Called to load the list again after a failure. */
  onRetry: () => void;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
  /** Shown below the top bar. */
  banner?: ReactNode;
  /** The import of a file that was interrupted, and the page on which it continues. */
  unfinishedImport?: { name: string; href: string } | undefined;
  /** The name of a dataset that was begun and not published; empty if it has none. Undefined if there is none. */
  unfinishedDataset?: string | undefined;
  /** Where the place in the list is stored, for a user who comes back. */
  keptPlace?: KeptPlace | undefined;
}

/**
 * The datasets that a user may work on, as a ruled list; beside it ways to create datasets, and guides.
 *
 * @example
 * declare const rest: Omit<HomeScreenProps, "datasets" | "load" | "criteria">;
 * const page = <HomeScreen {...rest} datasets={[]} load="ready" criteria={allDatasets} />;
 */
export function HomeScreen(props: HomeScreenProps) {
  const t = useT();
  const { datasets, load, criteria, isManager, account, banner } = props;
  const [snippet, setSnippet] = useState<DatasetSummary | "new">();
  const { shown, workspaces, criteriaKey } = useShown(datasets, criteria);
  const isEmpty = load === "ready" && datasets.length === 0;
  const onImport = isManager ? () => setSnippet("new") : undefined;
  const onCreate = isManager ? props.onCreate : undefined;
  return (
    <Page trail={[]} account={account} skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}>
      {banner}
      <div className={styles.sheet} data-load={load}>
        <main id="main" className={styles.page} tabIndex={-1}>
          <header className={styles.head}>
            <ScrollPageTitle>{t("datasets.title")}</ScrollPageTitle>
            <p className={styles.summary} role="status">
              {load === "ready" && datasets.length > 0 && <Summary {...props} shown={shown.length} />}
            </p>
          </header>
          <UnfinishedImport {...props} />
          {isEmpty && <Nothing onCreate={onCreate} onImport={onImport} />}
          {load === "failed" && <Failed onRetry={props.onRetry} />}
          {load !== "failed" && !isEmpty && (
            <>
              <DatasetToolbar {...props} workspaces={workspaces} isLoading={load === "loading"} />
              {load === "ready" && shown.length === 0 ? (
                <NoneFound {...props} />
              ) : (
                <DatasetList
                  {...props}
                  datasets={shown}
                  criteriaKey={criteriaKey}
                  onAddRecords={isManager ? setSnippet : undefined}
                />
              )}
            </>
          )}
        </main>
        <HomeMargin
          isManager={isManager}
          hrefOfGuide={props.hrefOfGuide}
          onImport={onImport}
          onCreate={onCreate}
          unfinishedDataset={props.unfinishedDataset}
          hub={props.hub}
          onFiles={props.onFiles}
        />
      </div>
      <SnippetDialog
        of={snippet}
        workspace={criteria.workspaces[0] ?? workspaces[0]?.name}
        ports={props.python}
        onClose={() => setSnippet(undefined)}
      />
    </Page>
  );
}

function UnfinishedImport({ unfinishedImport }: Pick<HomeScreenProps, "unfinishedImport">) {
  const t = useT();
  if (!unfinishedImport) return null;
  const { name, href } = unfinishedImport;
  return (
    <Banner tone="info" className={styles.unfinished}>
      <BannerRow>
        {t("files.unfinished", { name })} <Link href={href}>{t("files.toUnfinished")}</Link>
      </BannerRow>
    </Banner>
  );
}

/** The selected datasets. While the user types, the previous result stays until the new one is rendered. */
function useShown(datasets: readonly DatasetSummary[], criteria: DatasetCriteria) {
  const code = useLocaleCode();
  const compare = useMemo(() => new Intl.Collator(code, { numeric: true }).compare, [code]);
  const settled = useDeferredValue(criteria);
  const shown = useMemo(() => selectDatasets(datasets, settled, compare), [datasets, settled, compare]);
  const { workspaces: selected } = criteria;
  const workspaces = useMemo(
    () => workspaceChoices(datasets, selected, compare),
    [datasets, selected, compare],
  );
  return { shown, workspaces, criteriaKey: JSON.stringify(settled) };
}

function Summary({ datasets, shown }: { datasets: readonly DatasetSummary[]; shown: number }) {
  const t = useT();
  const all = t("datasets.datasetCount", { count: datasets.length });
  if (shown < datasets.length) return t("datasets.shown", { count: shown, datasets: all });
  const workspaces = new Set(datasets.map(({ workspace }) => workspace)).size;
  return t("datasets.summary", {
    datasets: all,
    workspaces: t("datasets.workspaceCount", { count: workspaces }),
  });
}

interface NothingProps {
  onCreate: (() => void) | undefined;
  onImport: (() => void) | undefined;
}

function Nothing({ onCreate, onImport }: NothingProps) {
  const t = useT();
  if (!onCreate)
    return (
      <EmptyState icon={Inbox} title={t("datasets.emptyTitle")}>
        {t("datasets.emptyAnnotator")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Inbox}
      title={t("datasets.emptyTitle")}
      action={
        <Stack direction="row" gap={3}>
          <Button tone="primary" onClick={onCreate}>
            {t("newDataset.begin")}
          </Button>
          <Button onClick={onImport}>{t("snippets.importTitle")}</Button>
        </Stack>
      }
    >
      {t("datasets.emptyOwner")}
    </EmptyState>
  );
}

function Failed({ onRetry }: Pick<HomeScreenProps, "onRetry">) {
  const t = useT();
  return (
    <EmptyState
      icon={Inbox}
      title={t("datasets.failedTitle")}
      action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
    >
      {t("datasets.failedBody")}
    </EmptyState>
  );
}

function NoneFound({ criteria, onCriteria }: Pick<HomeScreenProps, "criteria" | "onCriteria">) {
  const t = useT();
  const { query, workspaces, sort, order } = criteria;
  const isNamed = query.trim() !== "";
  return (
    <EmptyState
      icon={Search}
      title={
        isNamed
          ? t("datasets.noneNamed", { query: query.trim() })
          : workspaces.length === 1
            ? t("datasets.noneInOne", { workspace: workspaces[0] ?? "" })
            : t("datasets.noneInSeveral")
      }
      action={
        <ShowAll onShowAll={() => onCriteria({ ...allDatasets, sort, order }, false)}>
          {t("datasets.showAll")}
        </ShowAll>
      }
    >
      {!isNamed
        ? t("datasets.noneInBody")
        : workspaces.length > 0
          ? t("datasets.noneNamedHereBody")
          : t("datasets.noneNamedBody")}
    </EmptyState>
  );
}
