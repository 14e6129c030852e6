import { TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { Refusal } from "../../shell";
import { ActionDialog, ActionForm, type ActionFormPorts } from "../../shell/ActionDialog";
import { useSelected } from "../../shell/use-selected";
import { maxNameLength } from "../name-length";
import type { WorkspacePorts, WorkspaceView } from "../view-model";
import type { WorkspaceTask } from "./WorkspaceDialogs";

interface NameDialogsProps {
  task: WorkspaceTask | undefined;
  /** The workspace of the task. */
  workspace: WorkspaceView | undefined;
  onClose: () => void;
  ports: Pick<WorkspacePorts, "onCreate" | "onRename">;
}

/** The dialogs for the name of a new workspace and for another name. */
export function NameDialogs({ task, workspace, onClose, ports }: NameDialogsProps) {
  const t = useT();
  return (
    <>
      <ActionDialog
        isOpen={task?.kind === "create"}
        onClose={onClose}
        title={t("people.createWorkspace")}
        submit={t("people.create")}
        busy={t("people.saving")}
      >
        {(form) => <NameForm {...form} onName={(name) => ports.onCreate?.(name)} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "rename" && workspace !== undefined}
        onClose={onClose}
        title={t("people.renameWorkspaceTitle", { name: workspace?.name ?? "" })}
        description={t("people.renameWorkspaceBody")}
        submit={t("people.rename")}
        busy={t("people.saving")}
      >
        {(form) =>
          workspace && (
            <NameForm
              {...form}
              current={workspace.name}
              onName={(name) => ports.onRename?.(workspace.id, name)}
            />
          )
        }
      </ActionDialog>
    </>
  );
}

interface NameFormProps extends ActionFormPorts {
  current?: string;
  onName: (name: string) => Refusal | undefined;
}

function NameForm({ current = "", onName, ...form }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState(current);
  const field = useSelected();
  const [isTouched, setIsTouched] = useState(false);
  const isEmpty = name.trim() === "";
  return (
    <ActionForm
      {...form}
      onSubmit={() => {
        setIsTouched(true);
        return isEmpty ? undefined : onName(name.trim());
      }}
    >
      <TextField
        ref={field}
        label={t("people.workspaceName")}
        autoFocus
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        onChange={setName}
        error={isTouched && isEmpty ? t("people.required") : undefined}
      />
    </ActionForm>
  );
}
