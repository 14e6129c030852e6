import { Button, EmptyState, Link, Tabs, Users } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import { PeopleTab } from "./account/PeopleTab";
import * as styles from "./People.css";
import type {
  DeletedDatasetView,
  DeletedPersonView,
  Load,
  PeoplePorts,
  PersonView,
  WorkspacePorts,
  WorkspaceView,
} from "./view-model";
import { WorkspacesTab } from "./workspace/WorkspacesTab";

/** The data and callbacks of the page of people and workspaces. */
export interface PeopleScreenProps {
  /** Which of the two lists is shown. */
  tab: "people" | "workspaces";
  /** Called with the list that the user has chosen. */
  onTab: (tab: "people" | "workspaces") => void;
  /** Whether the lists are being loaded, were loaded or could not be loaded. */
  load: Load;
  /** Called to load the lists again after a failure. */
  onRetry: () => void;
  /** The address of the audit log; without it, there is no link to it. */
  auditHref?: string | undefined;
  /** The id of the signed-in user. */
  myId: string | undefined;
  /** All people; undefined for admins, who only see workspaces. */
  people: readonly PersonView[] | undefined;
  /** Deleted people who can be restored, the latest deletion first. */
  deletedPeople?: readonly DeletedPersonView[] | undefined;
  /** Deleted datasets that can be restored, the latest deletion first. */
  deletedDatasets?: readonly DeletedDatasetView[] | undefined;
  /** For how many days a password link can be used, and a deleted person or dataset be restored. */
  days?: { link: number; deleted: number; deletedDataset?: number } | undefined;
  /** The workspaces that the user manages. */
  workspaces: readonly WorkspaceView[];
  /** Whether a password that the user sets must be changed at the next sign-in. */
  asksForNewPassword: boolean;
  /** The length of a password, in characters. */
  passwordLength: { min: number; max: number };
  /** The actions on people. */
  peoplePorts: PeoplePorts;
  /** The actions on workspaces. */
  workspacePorts: WorkspacePorts;
  /** For texts like "2 days ago". */
  now: Date;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * The people of a server with their roles and workspaces, and the workspaces with their members.
 *
 * @example
 * declare const rest: Omit<PeopleScreenProps, "tab" | "load">;
 * const page = <PeopleScreen {...rest} tab="people" load="ready" />;
 */
export function PeopleScreen(props: PeopleScreenProps) {
  const { tab, onTab, load, people, account, onRetry, auditHref } = props;
  const t = useT();
  const shown = people ? tab : "workspaces";
  const title = t(people ? "people.title" : "people.workspaces");
  return (
    <ScrollPage trail={[{ label: title }]} account={account}>
      <div className={styles.column}>
        <header className={styles.head}>
          <ScrollPageTitle>{title}</ScrollPageTitle>
          {auditHref !== undefined && (
            <Link className={styles.link} href={auditHref}>
              {t("audit.title")}
            </Link>
          )}
        </header>
        {load === "failed" ? (
          <EmptyState
            icon={Users}
            title={t("people.failedTitle")}
            action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
          >
            {t("people.failedBody")}
          </EmptyState>
        ) : people ? (
          <Tabs
            label={title}
            value={shown}
            onChange={(value) => onTab(value === "workspaces" ? "workspaces" : "people")}
            tabs={[
              {
                value: "people",
                label: t("people.people"),
                content: <PeopleTab {...props} people={people} />,
              },
              { value: "workspaces", label: t("people.workspaces"), content: <WorkspacesTab {...props} /> },
            ]}
          />
        ) : (
          <WorkspacesTab {...props} />
        )}
      </div>
    </ScrollPage>
  );
}
