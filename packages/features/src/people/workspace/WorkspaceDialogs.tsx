import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useMemo } from "react";
import { ActionDialog, ActionForm } from "../../shell/ActionDialog";
import { firstControlOf, Members } from "./Members";
import { NameDialogs } from "./NameDialogs";
import type { WorkspacesTabProps } from "./WorkspacesTab";

/** The task that the user has started. */
export type WorkspaceTask = { kind: "create" } | { kind: "rename" | "members" | "delete"; id: string };

interface WorkspaceDialogsProps extends WorkspacesTabProps {
  task: WorkspaceTask | undefined;
  onTask: (task: WorkspaceTask | undefined) => void;
}

/** The dialogs of the list of workspaces, of which at most one is open. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { task, onTask, workspaces, deletedDatasets = [], myId, people, workspacePorts } = props;
  const t = useT();
  const workspace = task && "id" in task ? workspaces.find(({ id }) => id === task.id) : undefined;
  const name = workspace?.name ?? "";
  const close = () => onTask(undefined);
  const members = workspace?.members?.length ?? 0;
  const addingId = useId();
  const first = useMemo(
    () => ({
      get current() {
        return firstControlOf(addingId);
      },
    }),
    [addingId],
  );
  // Nothing could bring them back to a workspace that is gone.
  const erased = deletedDatasets.filter(({ workspaceId }) => workspaceId === workspace?.id).length;
  const isInUse = (workspace?.datasets ?? 0) > 0;
  return (
    <>
      <NameDialogs task={task} workspace={workspace} onClose={close} ports={workspacePorts} />
      <Dialog
        isOpen={task?.kind === "members" && workspace !== undefined}
        onClose={close}
        title={t("people.membersOf", { name })}
        description={t("people.membersBody")}
        closeLabel={t("app.close")}
        // Otherwise it would be the button that closes.
        focusFirst={first}
        actions={<Button onClick={close}>{t("people.done")}</Button>}
      >
        {workspace && (
          <Members
            workspace={workspace}
            myId={myId}
            people={people}
            ports={workspacePorts}
            addingId={addingId}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={task?.kind === "delete" && isInUse}
        onClose={close}
        title={t("people.inUseTitle", { name })}
        description={t("people.inUseBody", { count: workspace?.datasets ?? 0 })}
        closeLabel={t("app.close")}
        actions={<Button onClick={close}>{t("app.close")}</Button>}
      />
      <ActionDialog
        isOpen={task?.kind === "delete" && !isInUse && workspace !== undefined}
        onClose={close}
        tone="danger"
        title={t("people.deleteWorkspaceTitle", { name })}
        description={[
          members > 0 ? t("people.deleteWorkspaceBody", { count: members }) : t("people.deleteWorkspaceOnly"),
          ...(erased > 0 ? [t("people.deleteWorkspaceDatasets", { count: erased })] : []),
        ].join(" ")}
        submit={t("people.delete")}
        busy={t("people.deleting")}
      >
        {(form) => (
          <ActionForm {...form} onSubmit={() => workspace && workspacePorts.onDelete?.(workspace.id)} />
        )}
      </ActionDialog>
    </>
  );
}
