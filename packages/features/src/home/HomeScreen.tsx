import type { Field, Question } from "@glossa/contract";
import {
  Badge,
  Button,
  DatasetCard,
  DatasetLedger,
  EmptyState,
  IconButton,
  Inbox,
  LinkPicture,
  Settings,
  Text,
  useWhenNear,
} from "@glossa/design-system";
import { fieldTypeIcon } from "@glossa/field-types";
import { useFormat, useT } from "@glossa/locales";
import { questionTypeIcon } from "@glossa/question-types";
import { memo, useDeferredValue } from "react";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import * as styles from "./HomeScreen.css";

/** A dataset as the list shows it; details that are loading or could not be loaded are undefined. */
export interface DatasetSummary {
  id: string;
  name: string;
  workspace: string;
  isDraft: boolean;
  lastActivity: Date;
  fieldTypes: readonly Field["settings"]["type"][] | undefined;
  questionTypes: readonly Question["settings"]["type"][] | undefined;
  progress: { total: number; completed: number; users: readonly string[] } | undefined;
}

/** The data and callbacks of the home page. */
export interface HomeScreenProps {
  /** The user's datasets, in the order of display. */
  datasets: readonly DatasetSummary[];
  /** The number of workspaces that the user may open. */
  workspaceCount: number;
  /** Whether the list is being loaded, was loaded or could not be loaded. */
  load: "loading" | "ready" | "failed";
  /** Whether the user may create datasets: an empty list then says how. */
  canCreate: boolean;
  /** The present time, from which "2 minutes ago" is computed. */
  now: Date;
  /** Returns the address of a dataset. */
  hrefOf: (datasetId: string) => string;
  /** A dataset has been scrolled into view: its details should be loaded. */
  onSeen: (datasetId: string) => void;
  /** Called to copy the link of a dataset. */
  onCopyLink: (datasetId: string) => void;
  /** Called to open the settings of a dataset. */
  onSettings: (datasetId: string) => void;
  /** Called to load the list again after a failure. */
  onRetry: () => void;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * The datasets that a user may work on, as a ruled list.
 *
 * @example
 * declare const rest: Omit<HomeScreenProps, "datasets" | "workspaceCount" | "load">;
 * const page = <HomeScreen {...rest} datasets={[]} workspaceCount={2} load="ready" />;
 */
export function HomeScreen(props: HomeScreenProps) {
  const t = useT();
  const { datasets, workspaceCount, load, account } = props;
  return (
    <ScrollPage trail={[]} account={account}>
      <div className={styles.column}>
        <header className={styles.head}>
          <ScrollPageTitle>{t("datasets.title")}</ScrollPageTitle>
          {datasets.length > 0 && (
            <Text tone="secondary">
              {t("datasets.summary", {
                datasets: t("datasets.datasetCount", { count: datasets.length }),
                workspaces: t("datasets.workspaceCount", { count: workspaceCount }),
              })}
            </Text>
          )}
        </header>
        {load === "ready" && datasets.length === 0 ? <Nothing {...props} /> : <List {...props} />}
      </div>
    </ScrollPage>
  );
}

function Nothing({ canCreate }: HomeScreenProps) {
  const t = useT();
  return (
    <EmptyState icon={Inbox} title={t("datasets.emptyTitle")}>
      {canCreate ? t("datasets.emptyOwner") : t("datasets.emptyAnnotator")}
    </EmptyState>
  );
}

function List(props: HomeScreenProps) {
  const t = useT();
  const { load, onRetry } = props;
  if (load === "failed") {
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
  const columns = ["columnName", "columnProgress", "columnRows", "columnTeam", "columnActivity"] as const;
  const [name, progress, rows, team, activity] = columns.map((column) => t(`datasets.${column}`));
  return (
    <DatasetLedger
      label={t("datasets.title")}
      columns={[name ?? "", progress ?? "", rows ?? "", team ?? "", activity ?? ""]}
      loading={load === "loading" ? { rows: 3, label: t("app.loading") } : undefined}
    >
      <Entries key={load} {...props} />
    </DatasetLedger>
  );
}

/** More than fits on a screen. */
const FIRST = 24;

/** Renders the first entries at once and the others a moment later, as most of them are off screen. */
function Entries({ datasets, now, hrefOf, onSeen, onCopyLink, onSettings }: HomeScreenProps) {
  const shown = useDeferredValue(datasets, datasets.slice(0, FIRST));
  return shown.map((dataset) => (
    <Entry key={dataset.id} {...{ dataset, now, hrefOf, onSeen, onCopyLink, onSettings }} />
  ));
}

type EntryProps = Pick<HomeScreenProps, "now" | "hrefOf" | "onSeen" | "onCopyLink" | "onSettings"> & {
  dataset: DatasetSummary;
};

/** One of possibly hundreds of entries, whose details arrive one by one: each entry renders only for its own. */
const Entry = memo(function Entry(props: EntryProps) {
  const { dataset, now, hrefOf, onSeen, onCopyLink, onSettings } = props;
  const t = useT();
  const format = useFormat();
  const { id, name, workspace, isDraft, progress } = dataset;
  const total = progress?.total ?? Number.NaN;
  const share = progress ? progress.completed / total : Number.NaN;
  const rows = { short: "-", exact: "-" };
  if (progress)
    Object.assign(rows, { short: format.rows(total), exact: t("datasets.rows", { count: total }) });
  return (
    <DatasetCard
      // Loads the details half a screen before the entry is visible.
      ref={useWhenNear<HTMLLIElement>("50%", () => onSeen(id))}
      name={name}
      href={hrefOf(id)}
      workspace={workspace}
      fields={(dataset.fieldTypes ?? []).map((type) => ({
        label: t(`fieldTypes.${type}`),
        icon: fieldTypeIcon(type),
      }))}
      questions={(dataset.questionTypes ?? []).map((type) => ({
        label: t(`questionTypes.${type}`),
        icon: questionTypeIcon(type),
      }))}
      percent={format.percent(share)}
      progress={{
        label: progress
          ? t("datasets.progress", {
              completed: format.number(progress.completed),
              total: format.number(total),
            })
          : "-",
        parts: [{ status: "submitted", share: Number.isFinite(share) ? share : 0 }],
      }}
      rows={rows}
      team={{
        usernames: progress?.users ?? [],
        label: t("datasets.columnTeam"),
        emptyLabel: t("datasets.noTeam"),
        moreLabel: (count) => t("team.more", { count }),
      }}
      activity={format.ago(dataset.lastActivity, now)}
      note={isDraft ? <Badge look="warning">{t("datasets.draft")}</Badge> : undefined}
      actions={
        <>
          <IconButton
            picture={LinkPicture}
            label={t("datasets.copyLink", { name })}
            onClick={() => onCopyLink(id)}
          />
          <IconButton
            picture={Settings}
            label={t("datasets.settings", { name })}
            onClick={() => onSettings(id)}
          />
        </>
      }
    />
  );
});
