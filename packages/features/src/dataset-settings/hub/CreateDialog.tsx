import { Banner, Button, Dialog, Select, Stack, Text, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { CreationRefusal } from "../creation/NewDatasetScreen";
import { datasetNameProblem, MOST_NAME } from "../creation/problems";
import { CreationProgress } from "./CreationProgress";
import type { HubFormProps } from "./HubForm";
import { chosenSubset } from "./hub-draft";
import { MOST_ROWS } from "./most-rows";
import { SplitChoice } from "./SplitChoice";
import type { FactsOfColumns } from "./to-new-dataset";
import type { CreationStep, HubDatasetScreenProps } from "./view-model";

type CreateDialogProps = Pick<HubFormProps, "subsets" | "draft" | "onChange" | "onSubset"> &
  Pick<HubDatasetScreenProps, "workspaces" | "canAddWorkspace" | "onCreate"> & {
    facts: FactsOfColumns;
    onClose: () => void;
  };

/** Asks for name and workspace, creates the dataset, and shows each step. */
export function CreateDialog(props: CreateDialogProps) {
  const { draft, subsets, onSubset, onClose } = props;
  const t = useT();
  const formId = useId();
  const creation = useCreation(props);
  const { refusal, step, isRunning } = creation;
  const takenName = refusal?.isNameTaken ? creation.triedName : undefined;
  const isReady = datasetNameProblem(draft.name) === undefined && isWorkspaceChosen(draft.workspace);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isRunning) void creation.start();
  };
  return (
    <Dialog
      isOpen
      onClose={() => !isRunning && onClose()}
      title={t("hub.create")}
      closeLabel={t("hub.close")}
      actions={
        <>
          <Button tone="ghost" onClick={onClose} isDisabled={isRunning}>
            {t("hub.cancel")}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isDisabled={!isReady}
            busyLabel={isRunning ? t("hub.creating") : undefined}
          >
            {refusal && !refusal.isNameTaken ? t("hub.retry") : t("hub.create")}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} gap={4} onSubmit={submit} noValidate>
        {refusal && !refusal.isNameTaken && (
          <Banner tone="danger">
            {refusal.message} {t("hub.undone")}
          </Banner>
        )}
        {isRunning ? null : (
          <>
            <TextField
              label={t("newDataset.name")}
              value={draft.name}
              onChange={(name) => props.onChange({ name })}
              error={nameError(draft.name, takenName, t)}
              requiredLabel={t("questionSettings.wrong.required")}
              autoComplete="off"
              autoFocus
            />
            <Workspace {...props} />
            <SplitChoice subsets={subsets} draft={draft} onSubset={onSubset} />
            <Text tone="secondary" size="sm">
              {t("hub.importsFrom", {
                most: MOST_ROWS,
                subset: draft.subset,
                split: chosenSubset(draft).split,
              })}
            </Text>
          </>
        )}
        {step && !refusal?.isNameTaken && (
          <CreationProgress
            step={step}
            isFailed={refusal !== undefined}
            hasWorkspace={draft.workspace?.id !== undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function nameError(
  name: string,
  takenName: string | undefined,
  t: ReturnType<typeof useT>,
): string | undefined {
  const problem = takenName === name.trim() ? "nameTaken" : datasetNameProblem(name);
  return problem && t(`newDataset.wrong.${problem}`, { most: MOST_NAME });
}

function isWorkspaceChosen(workspace: CreateDialogProps["draft"]["workspace"]): boolean {
  return workspace !== undefined && (workspace.id !== undefined || workspace.name.trim() !== "");
}

/** One creation: which step it is at, and why it failed. */
function useCreation({ draft, facts, onCreate }: CreateDialogProps) {
  const [step, setStep] = useState<CreationStep>();
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<CreationRefusal>();
  const [triedName, setTriedName] = useState<string>();
  const start = async () => {
    setIsRunning(true);
    setRefusal(undefined);
    setStep(undefined);
    setTriedName(draft.name.trim());
    const why = await onCreate(draft, facts, setStep);
    flushSync(() => {
      setIsRunning(false);
      setRefusal(why);
    });
  };
  return { step, isRunning, refusal, triedName, start };
}

/** The choice of a workspace: none can be made if there is only one, and an owner may add the first. */
function Workspace({ workspaces, canAddWorkspace, draft, onChange }: CreateDialogProps) {
  const t = useT();
  const [only, ...others] = workspaces;
  if (!only)
    return (
      <>
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
