import {
  Button,
  DropdownMenu,
  Ellipsis,
  EmptyState,
  IconButton,
  Inbox,
  Link,
  MenuItem,
  MenuSeparator,
  majorityDirection,
  Plus,
  Search,
  VisuallyHidden,
} from "@glossa/design-system";
import { useFormat, useLocaleCode, useT } from "@glossa/locales";
import { useMemo, useState } from "react";
import { LoadingRows } from "../../shell/list/LoadingRows";
import { RowTable } from "../../shell/list/RowTable";
import { number } from "../../shell/list/RowTable.css";
import { ShowAll } from "../../shell/list/ShowAll";
import * as styles from "../People.css";
import type { PeopleScreenProps } from "../PeopleScreen";
import { SearchBar } from "../SearchBar";
import { selectDeleted, selectWorkspaces } from "../select-people";
import type { WorkspaceView } from "../view-model";
import { DeletedDatasets } from "./DeletedDatasets";
import { WorkspaceDialogs, type WorkspaceTask } from "./WorkspaceDialogs";

export type WorkspacesTabProps = Pick<
  PeopleScreenProps,
  "load" | "myId" | "people" | "workspaces" | "workspacePorts" | "deletedDatasets" | "days" | "now"
>;

/** The workspaces with their members and the number of their datasets. */
export function WorkspacesTab(props: WorkspacesTabProps) {
  const { load, workspaces, workspacePorts, deletedDatasets = [] } = props;
  const t = useT();
  const code = useLocaleCode();
  const [query, setQuery] = useState("");
  const [task, setTask] = useState<WorkspaceTask>();
  const shown = useMemo(
    () => selectWorkspaces(workspaces, query, new Intl.Collator(code, { numeric: true }).compare),
    [workspaces, query, code],
  );
  const shownDeleted = selectDeleted(deletedDatasets, query);
  const isCounted = load === "ready" && (shown.length > 0 || shownDeleted.length === 0);
  return (
    <>
      <SearchBar
        label={t("people.searchWorkspaces")}
        query={query}
        onQuery={setQuery}
        count={isCounted ? t("people.workspaceCount", { count: shown.length }) : ""}
      >
        {workspacePorts.onCreate && (
          <Button
            tone="primary"
            icon={Plus}
            isDisabled={load !== "ready"}
            onClick={() => setTask({ kind: "create" })}
          >
            {t("people.createWorkspace")}
          </Button>
        )}
      </SearchBar>
      {load === "loading" ? (
        <LoadingRows />
      ) : shown.length > 0 ? (
        <WorkspaceTable {...props} shown={shown} onTask={setTask} />
      ) : workspaces.length === 0 ? (
        <NoWorkspaces canCreate={workspacePorts.onCreate !== undefined} />
      ) : (
        shownDeleted.length === 0 && <NoneFound query={query} onShowAll={() => setQuery("")} />
      )}
      <DeletedDatasets {...props} deletedDatasets={shownDeleted} />
      <WorkspaceDialogs {...props} task={task} onTask={setTask} />
    </>
  );
}

function NoneFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon={Search}
      title={t("people.noneFound", { query: query.trim() })}
      action={<ShowAll onShowAll={onShowAll}>{t("people.showAll")}</ShowAll>}
    />
  );
}

/** Without any workspace: owners see all that exist, others only those of which they are members. */
function NoWorkspaces({ canCreate }: { canCreate: boolean }) {
  const t = useT();
  return (
    <EmptyState icon={Inbox} title={t(canCreate ? "people.emptyWorkspaces" : "people.inNoWorkspace")}>
      {t(canCreate ? "people.emptyWorkspacesBody" : "people.inNoWorkspaceBody")}
    </EmptyState>
  );
}

interface WorkspaceTableProps extends Pick<WorkspacesTabProps, "workspacePorts"> {
  shown: readonly WorkspaceView[];
  onTask: (task: WorkspaceTask) => void;
}

function WorkspaceTable({ shown, workspacePorts, onTask }: WorkspaceTableProps) {
  const t = useT();
  const format = useFormat();
  const { hrefOf } = workspacePorts;
  const counted = (count: number | undefined) => (count === undefined ? "–" : format.number(count));
  return (
    <RowTable
      label={t("people.workspaces")}
      heads={
        <>
          <th scope="col">{t("people.workspace")}</th>
          <th scope="col" className={number}>
            {t("people.members")}
          </th>
          <th scope="col" className={number}>
            {t("people.datasets")}
          </th>
          <th scope="col">
            <VisuallyHidden>{t("people.actions")}</VisuallyHidden>
          </th>
        </>
      }
    >
      {shown.map(({ id, name, members, datasets }) => (
        <tr key={id} className={styles.row}>
          <th scope="row" className={styles.wide}>
            <Link href={hrefOf(name)} className={styles.workspaceName}>
              <bdi dir={majorityDirection(name)}>{name}</bdi>
            </Link>
          </th>
          <td className={number}>
            <span className={styles.phoneOnly}>{t("people.members")}</span> {counted(members?.length)}
          </td>
          <td className={number}>
            <span className={styles.phoneOnly}>{t("people.datasets")}</span> {counted(datasets)}
          </td>
          <td>
            <WorkspaceMenu id={id} name={name} ports={workspacePorts} onTask={onTask} />
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

interface WorkspaceMenuProps extends Pick<WorkspaceView, "id" | "name">, Pick<WorkspaceTableProps, "onTask"> {
  ports: WorkspacesTabProps["workspacePorts"];
}

function WorkspaceMenu({ id, name, ports, onTask }: WorkspaceMenuProps) {
  const t = useT();
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton picture={Ellipsis} hasNativeTooltip label={t("people.actionsFor", { username: name })} />
      }
    >
      <MenuItem onSelect={() => onTask({ kind: "members", id })}>{t("people.membersOf", { name })}</MenuItem>
      {ports.onRename && (
        <MenuItem onSelect={() => onTask({ kind: "rename", id })}>
          {t("people.renameWorkspace", { name })}
        </MenuItem>
      )}
      {ports.onDelete && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onTask({ kind: "delete", id })}>
            {t("people.deleteWorkspace", { name })}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
