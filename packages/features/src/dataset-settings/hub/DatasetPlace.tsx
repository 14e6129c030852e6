import { Select, Text, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { NamedChoice } from "../creation/GeneralTab";
import { datasetNameProblem, MOST_NAME } from "../creation/problems";
import type { HubDraft } from "./hub-draft";

interface DatasetPlaceProps {
  draft: Pick<HubDraft, "name" | "workspace">;
  onChange: (change: Partial<Pick<HubDraft, "name" | "workspace">>) => void;
  /** The workspaces in which the user may create datasets. */
  workspaces: readonly NamedChoice[];
  canAddWorkspace: boolean;
  /** A name that the server has refused because the workspace has it already. */
  takenName: string | undefined;
}

/** Asks for the name of a new dataset and for its workspace. */
export function DatasetPlace(props: DatasetPlaceProps) {
  const { draft, onChange, takenName } = props;
  const t = useT();
  return (
    <>
      <TextField
        label={t("newDataset.name")}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={nameError(draft.name, takenName, t)}
        requiredLabel={t("questionSettings.wrong.required")}
        autoComplete="off"
        autoFocus
      />
      <Workspace {...props} />
    </>
  );
}

/** Whether name and workspace are given. */
export function isPlaced({ name, workspace }: DatasetPlaceProps["draft"]): boolean {
  return datasetNameProblem(name) === undefined && isWorkspaceChosen(workspace);
}

function nameError(
  name: string,
  takenName: string | undefined,
  t: ReturnType<typeof useT>,
): string | undefined {
  const problem = takenName === name.trim() ? "nameTaken" : datasetNameProblem(name);
  return problem && t(`newDataset.wrong.${problem}`, { most: MOST_NAME });
}

function isWorkspaceChosen(workspace: DatasetPlaceProps["draft"]["workspace"]): boolean {
  return workspace !== undefined && (workspace.id !== undefined || workspace.name.trim() !== "");
}

/** The choice of a workspace: none can be made if there is only one, and an owner may add the first. */
function Workspace({ workspaces, canAddWorkspace, draft, onChange }: DatasetPlaceProps) {
  const t = useT();
  const [only, ...others] = workspaces;
  if (!only)
    return (
      <>
        <Text>{t("hub.onlyWorkspace", { workspace: t("hub.noWorkspace") })}</Text>
        <Text tone="secondary">{t("newDataset.noWorkspaces")}</Text>
        {canAddWorkspace && (
          <TextField
            label={t("hub.newWorkspace")}
            hint={t("hub.newWorkspaceHint")}
            value={draft.workspace?.name ?? ""}
            onChange={(name) => onChange({ workspace: { id: undefined, name } })}
            autoComplete="off"
          />
        )}
      </>
    );
  if (others.length === 0) return <Text>{t("hub.onlyWorkspace", { workspace: only.name })}</Text>;
  return (
    <Select
      label={t("newDataset.workspace")}
      placeholder={t("newDataset.chooseWorkspace")}
      options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.workspace?.id}
      onChange={(id) => onChange({ workspace: workspaces.find((workspace) => workspace.id === id) })}
      words={{ search: t("datasets.findWorkspace"), noneFound: t("datasets.noWorkspace") }}
    />
  );
}
